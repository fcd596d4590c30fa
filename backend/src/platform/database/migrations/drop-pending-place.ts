import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places wait for their order as deadlines that follow from the log. */
export class DropPendingPlace1763600000060 implements MigrationInterface {
  readonly name = 'DropPendingPlace1763600000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.pending_place');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.pending_place (
        order_id uuid NOT NULL,
        stream text NOT NULL,
        asked_at timestamptz NOT NULL,
        PRIMARY KEY (order_id, stream)
      )
    `);
  }
}
