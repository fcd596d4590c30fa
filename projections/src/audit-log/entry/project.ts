import {
  type BranchDayEvent,
  branchDayFamily,
  branchDayOf,
} from '@bestellwerk/domain/branch-day/branch-day-events';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { eventFamilies } from '@bestellwerk/domain/event-families';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import {
  closedPeriodOf,
  closingFamily,
  type ClosingEvent,
} from '@bestellwerk/domain/ordering/closing/closing-events';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { isRepeatedAttempt, journalVariant } from '@bestellwerk/domain/views/journal-variants';
import type { Projection } from '../../engine/projection.js';
import { auditLogCountTable, auditLogTable, type AuditLogRow } from './table.js';

/** Everything that was done, one row for each event; `resources`: the kinds of managed entities. */
export function auditLogOf(resources: readonly Resource[]) {
  const managed = new Set(resources.map(({ name }) => name));
  return {
    name: 'journal',
    title: 'Journal',
    version: 5,
    table: auditLogTable,
    rollups: [{ table: auditLogCountTable, contribution }],
    category: [...new Set([...managed, ...eventFamilies.map(({ category }) => category)])],
    keys: ({ id }) => [{ id }],
    newKeys: ({ id }) => [{ id }],
    apply(event, rows) {
      rows.put(rowOf(event, managed));
    },
    topics: () => [recordsTopic('logs')],
  } as const satisfies Projection<AuditLogRow>;
}

function rowOf(event: RecordedEvent, managed: ReadonlySet<string>): AuditLogRow {
  const { id, stream, revision, position, type, data, metadata } = event;
  const dash = stream.indexOf('-');
  const resource = stream.slice(0, dash);
  const record = stream.slice(dash + 1);
  return {
    id,
    at: metadata.at,
    position,
    actorKind: metadata.actor.kind,
    actorId: metadata.actor.id,
    origin: metadata.origin,
    resource,
    record,
    revision,
    type,
    variant: journalVariant({ type, data: data as object }),
    branch: branchOf(event, resource, record),
    product: null,
    order: null,
    ...(resource === branchDayFamily.category && aboutOf(event as RecordedEvent<BranchDayEvent>)),
    isRepeated: isRepeatedAttempt({ type, data: data as object }),
    fields: managed.has(resource) ? Object.keys(data as object).join(' ') : '',
  };
}

function branchOf(event: RecordedEvent, resource: string, record: string): string | null {
  if (resource === branchDayFamily.category) return branchDayOf(event).branch;
  if (resource === closingFamily.category) return closedPeriodOf(event as RecordedEvent<ClosingEvent>).branch;
  if (resource === 'branch') return record;
  const { branch } = event.data as { readonly branch?: string | { readonly id: string } | null };
  return (typeof branch === 'string' ? branch : branch?.id) ?? null;
}

/** What an event of a business day is about beside the day. */
function aboutOf({ data }: RecordedEvent<BranchDayEvent>): Partial<AuditLogRow> {
  if ('product' in data) return { product: data.product };
  return 'order' in data ? { order: data.order } : {};
}

/** As lists have them: without repeated attempts. */
const contribution = ({ resource, actorId, isRepeated }: AuditLogRow) =>
  isRepeated ? null : { resource, actor: actorId ?? '', entries: 1 };
