import { setTimeout as sleep } from 'node:timers/promises';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { orderFamily } from '@bestellwerk/domain/ordering/order/order-events';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { ErasureJournal } from '@bestellwerk/event-log/erasure-journal';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { UploadErasure } from '../files/upload-erasure.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { Erasures } from '../records/erasures.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { OrderErasure } from './order-erasure.js';

/**
 * Completes, after the start, the erasures that a restored backup does not know: its keys were destroyed again, but mails and
 * files came back with it, and its log does not say that anybody was erased. Notes all erasures beside the database, too,
 * for the next restore.
 */
@Injectable()
export class RestoredErasures implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  private working: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly eventLog: EventLog,
    private readonly checkpoints: Checkpoints,
    private readonly journal: ErasureJournal,
    private readonly orders: OrderErasure,
    private readonly uploads: UploadErasure,
    private readonly records: Erasures,
    @Inject(RESOURCES) private readonly resources: Resources,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.working = this.work();
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.working;
  }

  private async work(): Promise<void> {
    const { signal } = this.end;
    for (let tries = 0; !signal.aborted && !(await this.isComplete()); tries++) {
      const pause = Math.min(1_000 * 2 ** tries, LONGEST_PAUSE_MS);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async isComplete(): Promise<boolean> {
    try {
      await this.noteAll();
      for (const statement of FORGET) await this.dataSource.query(statement);
      return await this.eraseUnknown();
    } catch (error) {
      this.log.warn({ reason: (error as Error).message }, 'restored erasures could not be completed');
      return false;
    }
  }

  /** Those of before there was a journal, of other nodes, and of newer keys that a restore was given. */
  private async noteAll(): Promise<void> {
    const noted = await this.journal.subjects();
    const erased: { subject: string }[] = await this.dataSource.query(ERASED);
    await this.journal.add(erased.map(({ subject }) => subject).filter((subject) => !noted.has(subject)));
  }

  /** False while read models are behind, and while an order that was open in the backup is still open. */
  private async eraseUnknown(): Promise<boolean> {
    if (!this.checkpoints.names().includes(MODEL)) return false;
    if (!(await this.checkpoints.reaches(MODEL, await this.eventLog.head(), WITHIN_MS))) return false;
    const erasable = this.resources.filter(({ access }) => access.erase !== undefined);
    const unknown: { resource: string; id: string }[] = await this.dataSource.query(UNKNOWN, [
      [orderFamily.category, ...erasable.map(({ name }) => name)],
      ['PersonalDataErased', ...erasable.map(({ names }) => names.erased)],
    ]);
    let isComplete = true;
    for (const { resource, id } of unknown) {
      if (this.end.signal.aborted) return false;
      const isErased = await this.tryToErase(resource, id);
      isComplete &&= isErased;
    }
    return isComplete;
  }

  /** One that fails must not keep the others. */
  private async tryToErase(resource: string, id: string): Promise<boolean> {
    try {
      return await this.erase(resource, id);
    } catch (error) {
      const reason = (error as Error).message;
      this.log.warn({ resource, id, reason }, 'a restored erasure could not be completed');
      return false;
    }
  }

  private async erase(resource: string, id: string): Promise<boolean> {
    if (resource === orderFamily.category) {
      const { outcome } = await this.orders.erase(id, 'request', contextOf(id));
      return outcome !== 'needed';
    }
    if (resource === upload.name) await this.uploads.erase(id);
    else
      await this.records.erase(
        this.resources.find(({ name }) => name === resource)!,
        id,
        contextOf(id),
      );
    return true;
  }
}

const contextOf = (id: string): CommandContext => {
  const commandId = deterministicId('restored erasure', id);
  const actor = { kind: 'system', id: null } as const;
  return { commandId, correlationId: commandId, causationId: commandId, actor, origin: 'system' };
};

const ERASED = 'SELECT subject FROM app.subject_key WHERE key IS NULL';
const FORGET = [
  `DELETE FROM app.mail WHERE person::text IN (${ERASED})`,
  `DELETE FROM app.waiting_mail WHERE person::text IN (${ERASED})`,
  `DELETE FROM app.order_message WHERE order_id::text IN (${ERASED})`,
];
/** Whose key is gone without an event about it; by kinds and types of events. */
const UNKNOWN = `
  SELECT j.resource, j.record AS id FROM views.journal j
  WHERE j.record IN (${ERASED}) AND j.revision = 0 AND j.resource = ANY ($1::text[])
    AND NOT EXISTS (SELECT FROM views.journal e
      WHERE e.record = j.record AND e.resource = j.resource AND e.type = ANY ($2::text[]))`;
const MODEL: ReadModelName = 'journal';
const WITHIN_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
