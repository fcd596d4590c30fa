import type { Actor, Origin } from '@bestellwerk/domain/kernel/event';
import type { RevisionKind } from '@bestellwerk/domain/records/revisions';
import { column, readModel } from '../../engine/storage/read-model.js';

/** One event of a managed entity: who did what to which record. Names are not kept, so that who is erased stays erased. */
export interface AuditLogRow {
  /** Of the event. */
  id: string;
  at: string;
  position: string;
  actorKind: Actor['kind'];
  actorId: string | null;
  origin: Origin;
  resource: string;
  record: string;
  revision: string;
  kind: RevisionKind;
  /** Names of the fields that it wrote, divided by blanks. */
  fields: string;
}

/** Number of entries of a resource by actor; an empty actor is nobody in particular. */
export interface AuditLogCountRow {
  resource: string;
  actor: string;
  entries: number;
}

export const auditLogTable = readModel<AuditLogRow>({
  name: 'journal',
  columns: {
    id: column.uuid({ primary: true }),
    at: column.instant(),
    position: column.bigInteger(),
    actorKind: column.text(),
    actorId: column.text({ nullable: true }),
    origin: column.text(),
    resource: column.text(),
    record: column.text(),
    revision: column.bigInteger(),
    kind: column.text(),
    fields: column.text(),
  },
  indices: [
    { columns: ['at', 'position', 'revision'] },
    { columns: ['resource', 'at'] },
    { columns: ['actorId', 'at'] },
    { columns: ['record', 'at'] },
  ],
});

/** Sums over the rows, so that the journal knows its length without counting. */
export const auditLogCountTable = readModel<AuditLogCountRow>({
  name: 'journal_count',
  columns: {
    resource: column.text({ primary: true }),
    actor: column.text({ primary: true }),
    entries: column.integer(),
  },
});
