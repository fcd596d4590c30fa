import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are shown of their sessions. `sid` is what a cookie proves, and is never shown. */
export class DescribeSessions1763600000071 implements MigrationInterface {
  readonly name = 'DescribeSessions1763600000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.session
        ADD id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD account uuid GENERATED ALWAYS AS ((sess ->> 'userId')::uuid) STORED,
        ADD created_at timestamptz NOT NULL DEFAULT now(),
        ADD last_seen_at timestamptz;
      CREATE INDEX session_account ON app.session (account);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.session DROP id, DROP account, DROP created_at, DROP last_seen_at');
  }
}
