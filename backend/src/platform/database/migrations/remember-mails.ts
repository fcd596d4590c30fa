import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that the server has not taken yet, and whom each mail is for. */
export class RememberMails1763600000075 implements MigrationInterface {
  readonly name = 'RememberMails1763600000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.mail ADD person uuid;
      UPDATE app.mail SET person = a.id FROM app.account a WHERE lower(a.email) = lower(recipient);
      CREATE TABLE app.waiting_mail (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        person uuid NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        tries int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX waiting_mail_due ON app.waiting_mail (due_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.waiting_mail; ALTER TABLE app.mail DROP person');
  }
}
