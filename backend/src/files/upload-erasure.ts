import { randomUUID } from 'node:crypto';
import { upload, type Upload } from '@bestellwerk/domain/records/definitions/upload';
import type { RecordState } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { Erasures } from '../records/erasures.js';
import { RecordHooks } from '../records/record-hooks.js';
import { Storage } from './storage.js';

/**
 * Erases uploads for good: record, key and content. If the read models are behind, the content is removed seconds later;
 * if the storage is away, a minute later; if the process dies before it is removed, at the next start.
 */
@Injectable()
export class UploadErasure implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly erasures: Erasures,
    private readonly hooks: RecordHooks,
    private readonly storage: Storage,
    private readonly dataSource: DataSource,
    private readonly eventLog: EventLog,
    private readonly checkpoints: Checkpoints,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.hooks.afterWrite(upload.name, (id, record) => this.tryToRemoveContent(id, record));
  }

  onApplicationBootstrap(): void {
    void this.removeLeftContents();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Idempotent; nothing if there is no such upload. Throws if the content cannot be removed now. */
  async erase(id: string): Promise<void> {
    const correlationId = randomUUID();
    const record = await this.erasures.erase(upload as unknown as Resource, id, {
      ...{ commandId: randomUUID(), correlationId, causationId: correlationId },
      ...{ actor: { kind: 'system', id: null }, origin: 'system' },
    });
    await this.removeContent(id, record);
  }

  /** The record is erased whether the storage is there or not: who asked is not answered with its failure. */
  private async tryToRemoveContent(id: string, record: RecordState): Promise<void> {
    try {
      await this.removeContent(id, record);
    } catch (error) {
      this.retryAfter(error);
    }
  }

  private async removeContent(id: string, record: RecordState): Promise<void> {
    if (record.status !== 'erased') return;
    await this.removeUnused(id, (record.fields as Upload).file.hash);
  }

  /** Equal contents lie there once: what another record names stays. One may be newer than what the read models know. */
  private async removeUnused(id: string, hash: string): Promise<void> {
    if (!(await this.areLevel())) return this.retry(BEHIND_RETRY_MS);
    const [{ isUsed }]: [{ isUsed: boolean }] = await this.dataSource.query(
      `SELECT ${MODELS.map(isNamedIn).join(' OR ')} AS "isUsed"`,
      [hash, id],
    );
    if (!isUsed) await this.storage.remove(hash);
  }

  private async removeLeftContents(): Promise<void> {
    try {
      if (!(await this.areLevel())) return this.retry(BEHIND_RETRY_MS);
      const erased: { id: string; hash: string }[] = await this.dataSource.query(LEFT);
      for (const { id, hash } of erased) await this.removeUnused(id, hash);
    } catch (error) {
      this.retryAfter(error);
    }
  }

  private async areLevel(): Promise<boolean> {
    const known = this.checkpoints.names();
    if (!MODELS.every((model) => known.includes(model))) return false;
    const head = await this.eventLog.head();
    const reached = await Promise.all(
      MODELS.map((model) => this.checkpoints.reaches(model, head, WITHIN_MS)),
    );
    return !reached.includes(false);
  }

  private retryAfter(error: unknown): void {
    this.log.warn({ reason: (error as Error).message }, 'files of erased uploads could not be removed');
    this.retry(AWAY_RETRY_MS);
  }

  private retry(afterMs: number): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.removeLeftContents(), afterMs).unref();
  }
}

/** An erased record has no key, even before its read model knows. */
const isNamedIn = (model: ReadModelName): string =>
  `EXISTS (SELECT FROM views.${model} WHERE document->'file'->>'hash' = $1 AND id <> $2
   AND NOT (is_removed AND title = '')
   AND NOT EXISTS (SELECT FROM app.subject_key WHERE subject = id AND key IS NULL))`;

/** Of those whose key was destroyed long ago, the content is gone as well. */
const LEFT = `
  SELECT r.id, r.document->'file'->>'hash' AS hash FROM views.record_upload r
  LEFT JOIN app.subject_key k ON k.subject = r.id
  WHERE r.is_removed AND r.title = '' AND (k.key IS NOT NULL OR k.erased_at > now() - interval '30 days')`;
const MODELS: readonly ReadModelName[] = ['record_upload', 'record_image'];
const WITHIN_MS = 1_000;
const BEHIND_RETRY_MS = 2_000;
const AWAY_RETRY_MS = 60_000;
