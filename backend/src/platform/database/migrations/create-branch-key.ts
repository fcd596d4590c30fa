import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which displays of a branch read its orders. Only hashes of them are kept. */
export class CreateBranchKey1763600000074 implements MigrationInterface {
  readonly name = 'CreateBranchKey1763600000074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.branch_key (
        branch uuid PRIMARY KEY,
        key_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.branch_key');
  }
}
