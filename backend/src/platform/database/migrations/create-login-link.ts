import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links for one sign-in without a password. Only hashes of their tokens are stored. */
export class CreateLoginLink1763600000072 implements MigrationInterface {
  readonly name = 'CreateLoginLink1763600000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.login_link (
        token_hash text PRIMARY KEY,
        account uuid NOT NULL REFERENCES app.account ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX login_link_account ON app.login_link (account);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.login_link');
  }
}
