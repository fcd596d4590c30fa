import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Access codes of terminals, and who shall work when. */
export class CreateWorkingTime1763600000020 implements MigrationInterface {
  readonly name = 'CreateWorkingTime1763600000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.time_tracking_token (
        id uuid PRIMARY KEY,
        account uuid NOT NULL REFERENCES app.account,
        token_hash text NOT NULL,
        issued_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz
      );
      CREATE UNIQUE INDEX time_tracking_token_in_use ON app.time_tracking_token (account)
        WHERE revoked_at IS NULL;

      CREATE TABLE app.weekly_plan (
        account uuid NOT NULL REFERENCES app.account,
        valid_from date NOT NULL,
        shifts jsonb NOT NULL,
        PRIMARY KEY (account, valid_from)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.weekly_plan, app.time_tracking_token');
  }
}
