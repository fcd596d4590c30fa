import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each redirect was used. */
export class CreateRedirectHit1763600000160 implements MigrationInterface {
  readonly name = 'CreateRedirectHit1763600000160';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.redirect_hit (
        redirect uuid PRIMARY KEY,
        hits bigint NOT NULL,
        last_hit_at timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.redirect_hit');
  }
}
