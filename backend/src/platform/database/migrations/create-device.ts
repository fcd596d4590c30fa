import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What devices prove themselves with, and what they reported last. */
export class CreateDevice1763600000091 implements MigrationInterface {
  readonly name = 'CreateDevice1763600000091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.device_key (
        device uuid PRIMARY KEY,
        key_hash text NOT NULL,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE app.device_contact (
        device uuid PRIMARY KEY,
        seen_at timestamptz,
        status text,
        log jsonb NOT NULL DEFAULT '[]',
        log_requested_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.device_contact; DROP TABLE app.device_key');
  }
}
