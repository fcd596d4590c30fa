import type { Actor, Origin } from '@bestellwerk/domain/kernel/event';
import { column, readModel } from '../../engine/storage/read-model.js';

/** One event: who did what to what. Nothing of what is in it is kept, so that who is erased stays erased. */
export interface AuditLogRow {
  /** Of the event. */
  id: string;
  at: string;
  position: string;
  actorKind: Actor['kind'];
  actorId: string | null;
  origin: Origin;
  /** Category of the stream: name of the managed entity, 'order', … */
  resource: string;
  /** The rest of the stream's name: id of the record, of the order, … */
  record: string;
  revision: string;
  type: string;
  /** Which of the words of its type it has; empty where there is one only. */
  variant: string;
  /** As far as the event or its stream say it; that of an order is found by the order. */
  branch: string | null;
  /** The product that it is about, of business days only. */
  product: string | null;
  /** The order that it is about, of business days only: what is about an order otherwise is found by its stream. */
  order: string | null;
  /** One more attempt of what was tried before, which lists count at the first one. */
  isRepeated: boolean;
  /** Names of the fields that it wrote, of managed entities only, divided by blanks. */
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
    type: column.text(),
    variant: column.text(),
    branch: column.uuid({ nullable: true }),
    product: column.uuid({ nullable: true }),
    order: column.uuid({ nullable: true }),
    isRepeated: column.flag(),
    fields: column.text(),
  },
  indices: [
    { columns: ['at', 'position', 'revision'] },
    // What a machine reports every minute would have to be read over to find what people did.
    {
      columns: ['at', 'position', 'revision'],
      where: "actor_kind IN ('user', 'customer')",
      name: 'of_people',
    },
    { columns: ['type', 'at'] },
    { columns: ['actorId', 'at'], where: 'actor_id IS NOT NULL' },
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
