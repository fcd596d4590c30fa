import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose session it was: that somebody's access has ended is no longer said once they may sign in again. */
export class RememberWhoseSessionEnded1763600000078 implements MigrationInterface {
  readonly name = 'RememberWhoseSessionEnded1763600000078';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.ended_session ADD account uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.ended_session DROP account');
  }
}
