import { randomUUID } from 'node:crypto';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { upload, type Upload } from '@bestellwerk/domain/records/definitions/upload';
import type { RecordState } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Erasures } from '../records/erasures.js';
import { RecordHooks } from '../records/record-hooks.js';
import { Storage } from './storage.js';

/** Erases uploads for good: record, key and content. */
@Injectable()
export class UploadErasure implements OnModuleInit {
  constructor(
    private readonly erasures: Erasures,
    private readonly hooks: RecordHooks,
    private readonly storage: Storage,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.hooks.afterWrite(upload.name, (id, record) => this.removeContent(id, record));
  }

  /** Idempotent; nothing if there is no such upload. */
  async erase(id: string): Promise<void> {
    const correlationId = randomUUID();
    const record = await this.erasures.erase(upload as unknown as Resource, id, {
      ...{ commandId: randomUUID(), correlationId, causationId: correlationId },
      ...{ actor: { kind: 'system', id: null }, origin: 'system' },
    });
    await this.removeContent(id, record);
  }

  /** Equal contents lie there once: what another record names stays. */
  private async removeContent(id: string, record: RecordState): Promise<void> {
    if (record.status !== 'erased') return;
    const { hash } = (record.fields as Upload).file;
    const [{ isUsed }]: [{ isUsed: boolean }] = await this.dataSource.query(
      `SELECT ${[upload, image].map(isNamedIn).join(' OR ')} AS "isUsed"`,
      [hash, id],
    );
    if (!isUsed) await this.storage.remove(hash);
  }
}

/** An erased record is removed and has no title. */
const isNamedIn = (resource: Parameters<typeof modelNameOf>[0]): string =>
  `EXISTS (SELECT FROM views.${modelNameOf(resource)} WHERE document->'file'->>'hash' = $1 AND id <> $2
   AND NOT (is_removed AND title = ''))`;
