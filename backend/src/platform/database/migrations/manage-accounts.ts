import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts follow the records of users. `revision` is that of the record; null: the account has none yet. */
export class ManageAccounts1763600000070 implements MigrationInterface {
  readonly name = 'ManageAccounts1763600000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.account
        ADD revision int,
        ADD is_removed boolean NOT NULL DEFAULT false,
        ADD expires_at timestamptz,
        ADD leaving_at timestamptz,
        ALTER password_hash DROP NOT NULL;
      DROP INDEX app.account_username, app.account_email;
      CREATE UNIQUE INDEX account_username ON app.account (lower(username)) WHERE NOT is_removed;
      CREATE UNIQUE INDEX account_email ON app.account (lower(email)) WHERE NOT is_removed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM app.account WHERE is_removed OR password_hash IS NULL;
      DROP INDEX app.account_username, app.account_email;
      CREATE UNIQUE INDEX account_username ON app.account (lower(username));
      CREATE UNIQUE INDEX account_email ON app.account (lower(email));
      ALTER TABLE app.account
        DROP revision,
        DROP is_removed,
        DROP expires_at,
        DROP leaving_at,
        ALTER password_hash SET NOT NULL;
    `);
  }
}
