import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why sessions ended, stored for some days and answered only to a request with the cookie of that session. */
export class RememberSessionEnds1763600000077 implements MigrationInterface {
  readonly name = 'RememberSessionEnds1763600000077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.ended_session (
        sid text PRIMARY KEY,
        reason text NOT NULL,
        ended_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ended_session_ended_at ON app.ended_session (ended_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.ended_session');
  }
}
