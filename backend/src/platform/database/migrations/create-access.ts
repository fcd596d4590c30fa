import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may sign in, who is signed in, and how often signing in failed. */
export class CreateAccess1763600000001 implements MigrationInterface {
  readonly name = 'CreateAccess1763600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.account (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        roles text[] NOT NULL,
        branches uuid[] NOT NULL,
        password_hash text NOT NULL,
        is_disabled boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX account_username ON app.account (lower(username));
      CREATE UNIQUE INDEX account_email ON app.account (lower(email));

      CREATE TABLE app.session (
        sid text PRIMARY KEY,
        sess jsonb NOT NULL,
        expire timestamptz NOT NULL
      );
      CREATE INDEX session_expire ON app.session (expire);

      CREATE TABLE app.login_failure (
        key text PRIMARY KEY,
        failures int NOT NULL,
        last_at timestamptz NOT NULL,
        locked_until timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.login_failure, app.session, app.account');
  }
}
