import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Browsers of staff that are notified, each as long as its session lasts; notifications that wait or were sent, without
 * anything personal; and how far the log was looked through for them.
 */
export class CreatePush1763600000096 implements MigrationInterface {
  readonly name = 'CreatePush1763600000096';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.push_subscription (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        session text NOT NULL,
        device uuid,
        endpoint text NOT NULL UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        browser text NOT NULL,
        kinds text[] NOT NULL,
        branches uuid[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_receipt_at timestamptz
      );
      CREATE INDEX push_subscription_user ON app.push_subscription (user_id);
      CREATE TABLE app.push_message (
        id uuid PRIMARY KEY,
        subscription uuid NOT NULL REFERENCES app.push_subscription ON DELETE CASCADE,
        payload jsonb NOT NULL,
        tries int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        sent_at timestamptz,
        received_at timestamptz
      );
      CREATE INDEX push_message_due ON app.push_message (due_at) WHERE sent_at IS NULL;
      CREATE INDEX push_message_subscription ON app.push_message (subscription);
      CREATE TABLE app.push_progress (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        position text NOT NULL,
        mark jsonb
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.push_message, app.push_subscription, app.push_progress');
  }
}
