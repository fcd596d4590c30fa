import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of visits over whole months, made of the sums of their days: of most keys there is one in each day. */
export class CreateVisitMonths1763600000150 implements MigrationInterface {
  readonly name = 'CreateVisitMonths1763600000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.visit_month (month date PRIMARY KEY CHECK (extract(day FROM month) = 1));
      CREATE TABLE app.visit_month_sum (
        month date NOT NULL REFERENCES app.visit_month ON DELETE CASCADE,
        branch uuid NOT NULL,
        kind text NOT NULL,
        key text NOT NULL,
        visitors bigint NOT NULL,
        visits bigint NOT NULL,
        hits bigint NOT NULL,
        bounces bigint NOT NULL,
        entries bigint NOT NULL,
        exits bigint NOT NULL,
        seconds bigint NOT NULL,
        PRIMARY KEY (kind, branch, month, key)
      );
      CREATE INDEX visit_month_sum_month ON app.visit_month_sum (month);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.visit_month_sum; DROP TABLE app.visit_month');
  }
}
