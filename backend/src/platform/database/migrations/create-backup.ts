import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When backups were taken, how far the log in them reaches, and what they hold. Written by `npm run backup`. */
export class CreateBackup1763600000050 implements MigrationInterface {
  readonly name = 'CreateBackup1763600000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.backup (
        taken_at timestamptz PRIMARY KEY,
        head bigint,
        shares text[] NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.backup');
  }
}
