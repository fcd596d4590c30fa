import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Erasures of personal data: what is to be done, how far it is, and at last the proof. `asked` is what somebody sought, only
 * until the work is done.
 */
export class CreateErasure1763600000120 implements MigrationInterface {
  readonly name = 'CreateErasure1763600000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.erasure (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL UNIQUE,
        reason text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        requested_by uuid,
        asked text,
        search_hash text,
        orders jsonb NOT NULL,
        customers jsonb NOT NULL,
        emptied jsonb NOT NULL,
        left_over jsonb,
        finished_at timestamptz,
        tries int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX erasure_due ON app.erasure (due_at) WHERE finished_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.erasure');
  }
}
