import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that were kept instead of being sent, because no server for them is set. */
export class CreateMail1763600000073 implements MigrationInterface {
  readonly name = 'CreateMail1763600000073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.mail (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        at timestamptz NOT NULL DEFAULT now(),
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.mail');
  }
}
