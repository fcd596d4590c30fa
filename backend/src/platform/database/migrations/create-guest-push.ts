import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers of guests are notified of single orders, each until a while after its end. */
export class CreateGuestPush1763600000170 implements MigrationInterface {
  readonly name = 'CreateGuestPush1763600000170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.push_subscription ALTER user_id DROP NOT NULL, ALTER session DROP NOT NULL;
      CREATE TABLE app.push_order (
        subscription uuid NOT NULL REFERENCES app.push_subscription ON DELETE CASCADE,
        order_id uuid NOT NULL,
        ends_at timestamptz,
        PRIMARY KEY (subscription, order_id)
      );
      CREATE INDEX push_order_order ON app.push_order (order_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE app.push_order;
      DELETE FROM app.push_subscription WHERE user_id IS NULL;
      ALTER TABLE app.push_subscription ALTER user_id SET NOT NULL, ALTER session SET NOT NULL;
    `);
  }
}
