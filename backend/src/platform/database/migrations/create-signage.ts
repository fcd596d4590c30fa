import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Screens that wait to be paired, the tokens of those that are, and when each gave its last sign of life. */
export class CreateSignage1763600000030 implements MigrationInterface {
  readonly name = 'CreateSignage1763600000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.signage_pairing (
        device uuid PRIMARY KEY,
        code text NOT NULL UNIQUE,
        secret_hash text NOT NULL UNIQUE,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        paired_at timestamptz
      );
      CREATE INDEX signage_pairing_expires_at ON app.signage_pairing (expires_at);

      CREATE TABLE app.signage_token (
        token_hash text PRIMARY KEY,
        device uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz,
        revoked_at timestamptz
      );
      CREATE INDEX signage_token_device ON app.signage_token (device);

      CREATE TABLE app.signage_presence (
        device uuid PRIMARY KEY,
        last_seen_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.signage_presence, app.signage_token, app.signage_pairing');
  }
}
