import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of the installation. Back them up apart from everything else. */
export class CreateSecret1763600000002 implements MigrationInterface {
  readonly name = 'CreateSecret1763600000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.secret (
        name text PRIMARY KEY,
        value bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.secret');
  }
}
