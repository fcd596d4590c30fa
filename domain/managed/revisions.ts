import type { Actor, DomainEvent, RecordedEvent } from '../kernel/event.js';
import type { ExistingRecord, Fields, ManagedRecord } from './managed-record.js';
import type { Resource } from './resource.js';
import { sameValue } from './same-value.js';

export type RevisionKind = 'created' | 'changed' | 'removed' | 'restored';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What one event did to a record. */
export interface Revision {
  readonly revision: string;
  readonly position: string;
  readonly at: string;
  readonly kind: RevisionKind;
  readonly actor: Actor;
  readonly origin: string;
  readonly changes: readonly FieldChange[];
  /** The whole record afterwards. */
  readonly fields: Fields;
}

/** What became of a record, event by event, oldest first. */
export function revisionsOf(resource: Resource, events: readonly RecordedEvent<DomainEvent>[]): Revision[] {
  let record: ManagedRecord = resource.decider.initial;
  return events.map((event) => {
    const before: Fields = record.status === 'none' ? {} : record.fields;
    record = resource.decider.evolve(record, event as never);
    const after = (record as ExistingRecord).fields;
    const { at, actor, origin } = event.metadata;
    const { revision, position } = event;
    const kind = revisionKind(resource, event.type);
    return {
      revision,
      position,
      at,
      kind,
      actor,
      origin,
      changes: fieldChanges(before, after),
      fields: after,
    };
  });
}

/** The fields in which two sides differ. */
export const fieldChanges = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !sameValue(change.before, change.after));

/** What an event of this type does to a record. */
export function revisionKind({ names }: Resource, type: string): RevisionKind {
  switch (type) {
    case names.created:
      return 'created';
    case names.removed:
      return 'removed';
    case names.restored:
      return 'restored';
    default:
      return 'changed';
  }
}
