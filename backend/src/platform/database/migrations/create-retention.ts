import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days after which personal data is erased, as they hold now, and shorter ones that hold a day after they were set. */
export class CreateRetention1763600000125 implements MigrationInterface {
  readonly name = 'CreateRetention1763600000125';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.retention (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        state jsonb NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.retention');
  }
}
