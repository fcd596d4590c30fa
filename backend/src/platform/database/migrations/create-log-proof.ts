import { CREATE_LOG_PROOF } from '@bestellwerk/event-log/seal/log-proofs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks of the log, and what they have proven. `npm run verify` may have made it before. */
export class CreateLogProof1763600000110 implements MigrationInterface {
  readonly name = 'CreateLogProof1763600000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_LOG_PROOF);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.log_proof');
  }
}
