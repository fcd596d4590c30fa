import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until which day a month is summed: the one that goes on has sums, too. All months are summed again within a day. */
export class ExtendVisitMonths1763600000165 implements MigrationInterface {
  readonly name = 'ExtendVisitMonths1763600000165';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM app.visit_month;
      ALTER TABLE app.visit_month
        ADD COLUMN last_day date NOT NULL CHECK (last_day >= month AND last_day < month + interval '1 month');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM app.visit_month WHERE last_day + 1 < month + interval '1 month';
      ALTER TABLE app.visit_month DROP COLUMN last_day;
    `);
  }
}
