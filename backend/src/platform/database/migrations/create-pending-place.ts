import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places that were asked for and whose order is not known to be written yet. */
export class CreatePendingPlace1763600000003 implements MigrationInterface {
  readonly name = 'CreatePendingPlace1763600000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.pending_place (
        order_id uuid NOT NULL,
        stream text NOT NULL,
        asked_at timestamptz NOT NULL,
        PRIMARY KEY (order_id, stream)
      );
      CREATE INDEX pending_place_asked_at ON app.pending_place (asked_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.pending_place');
  }
}
