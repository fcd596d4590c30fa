import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visits of days in sums, without visitors. `branch` is the nil UUID for the whole shop; what `key` is depends on `kind`
 * (docs/guide/visits.md). And up to which of its hits a day is counted.
 */
export class CreateVisitSums1763600000131 implements MigrationInterface {
  readonly name = 'CreateVisitSums1763600000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.visit_sum (
        date date NOT NULL,
        branch uuid NOT NULL,
        kind text NOT NULL,
        key text NOT NULL,
        visitors int NOT NULL,
        visits int NOT NULL,
        hits int NOT NULL,
        bounces int NOT NULL,
        entries int NOT NULL,
        exits int NOT NULL,
        seconds bigint NOT NULL,
        PRIMARY KEY (kind, branch, date, key)
      );
      CREATE INDEX visit_sum_date ON app.visit_sum (date);
      CREATE TABLE app.visit_day (
        date date PRIMARY KEY,
        hits bigint NOT NULL,
        last_hit bigint NOT NULL,
        excluded bigint NOT NULL,
        counted_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.visit_sum; DROP TABLE app.visit_day');
  }
}
