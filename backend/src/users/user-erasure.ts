import { randomUUID } from 'node:crypto';
import { eraseReasons, reasonsDecider } from '@bestellwerk/domain/working-time/correction-decisions';
import { workingTimeStream } from '@bestellwerk/domain/working-time/working-time-events';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Deletes data about an erased user outside of the record. Working time stays, but without a name. */
@Injectable()
export class UserErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactor: Transactor,
  ) {}

  /** Idempotent. */
  async complete(id: string): Promise<void> {
    for (const statement of FORGET) await this.dataSource.query(statement, [id]);
    await this.eraseReasons(id);
  }

  private async eraseReasons(id: string): Promise<void> {
    const stream = workingTimeStream(id);
    const correlationId = randomUUID();
    await this.transactor.transact({
      stream,
      decider: reasonsDecider,
      decide: eraseReasons,
      context: {
        commandId: randomUUID(),
        correlationId,
        causationId: correlationId,
        actor: { kind: 'system', id: null },
        origin: 'system',
      },
    });
    await this.transactor.evict(stream);
  }
}

const FORGET = [
  'UPDATE app.account SET password_hash = NULL WHERE id = $1',
  'DELETE FROM app.login_link WHERE account = $1',
  'DELETE FROM app.time_tracking_token WHERE account = $1',
  'DELETE FROM app.mail WHERE person = $1',
  'DELETE FROM app.waiting_mail WHERE person = $1',
];
