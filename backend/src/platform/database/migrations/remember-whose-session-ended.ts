import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The account of an ended session: once it is unlocked, its former sessions are no longer answered 'access-ended'. */
export class RememberWhoseSessionEnded1763600000078 implements MigrationInterface {
  readonly name = 'RememberWhoseSessionEnded1763600000078';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.ended_session ADD account uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.ended_session DROP account');
  }
}
