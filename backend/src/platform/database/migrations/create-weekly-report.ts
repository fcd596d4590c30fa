import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The weeks, by their Mondays, whose report was handed over for sending. */
export class CreateWeeklyReport1763600000140 implements MigrationInterface {
  readonly name = 'CreateWeeklyReport1763600000140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.weekly_report (
        monday date PRIMARY KEY,
        mails integer NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.weekly_report');
  }
}
