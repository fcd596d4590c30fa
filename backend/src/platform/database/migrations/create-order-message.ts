import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages to guests that wait to be sent, without anything personal: what is written and to whom follows from the order.
 * How far the log was looked through for them. And the HTML of mails that were kept.
 */
export class CreateOrderMessage1763600000090 implements MigrationInterface {
  readonly name = 'CreateOrderMessage1763600000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.order_message (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL,
        kind text NOT NULL,
        channel text NOT NULL,
        revision bigint,
        requested_by uuid,
        tries int NOT NULL DEFAULT 0,
        taken_as text,
        due_at timestamptz NOT NULL
      );
      CREATE INDEX order_message_due ON app.order_message (due_at);
      CREATE INDEX order_message_order ON app.order_message (order_id);
      CREATE TABLE app.message_progress (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        position text NOT NULL,
        mark jsonb
      );
      ALTER TABLE app.mail ADD html text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE app.order_message; DROP TABLE app.message_progress; ALTER TABLE app.mail DROP html',
    );
  }
}
