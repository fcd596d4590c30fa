import type { Actor, DomainEvent, RecordedEvent } from '../kernel/event.js';
import type { ExistingRecord, Fields, RecordState } from './record-state.js';
import { withoutPerson } from './personal-fields.js';
import type { Resource } from './resource.js';
import { sameValue } from './same-value.js';

export type RevisionKind =
  'created' | 'changed' | 'removed' | 'restored' | 'erased' | 'published' | 'unpublished';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The effect of one event on a record. */
export interface Revision {
  readonly revision: string;
  readonly position: string;
  readonly at: string;
  readonly kind: RevisionKind;
  readonly actor: Actor;
  readonly origin: string;
  readonly changes: readonly FieldChange[];
  /** From and until when (null: for good) what was published is shown; null for other kinds. */
  readonly period: { readonly from: string; readonly until: string | null } | null;
  /** When the record was as a change made it again, by going back or by hand; null for other ones. */
  readonly backTo: string | null;
  /** The whole record afterwards. */
  readonly fields: Fields;
}

/**
 * The history of a record, event by event, oldest first. Personal fields of an erased person appear only as written,
 * with null on both sides, also while their key is still cached somewhere.
 */
export function revisionsOf(resource: Resource, events: readonly RecordedEvent<DomainEvent>[]): Revision[] {
  const { personal, names } = resource;
  const isErased = events.some(({ type }) => type === names.erased);
  let record: RecordState = resource.decider.initial;
  const states = new Map<string, { readonly index: number; readonly at: string }>();
  return events.map((event, index) => {
    const before: Fields = record.status === 'none' ? {} : record.fields;
    const payload = event.data as Fields;
    const data = isErased ? withoutPerson(payload, personal) : payload;
    record = resource.decider.evolve(record, { type: event.type, data });
    const after = (record as ExistingRecord).fields;
    const { at, actor, origin } = event.metadata;
    const { revision, position } = event;
    const kind = revisionKind(resource, event.type);
    const state = JSON.stringify(after);
    const same = kind === 'changed' && !isErased ? states.get(state) : undefined;
    states.set(state, { index, at });
    return {
      revision,
      position,
      at,
      kind,
      actor,
      origin,
      changes: [...(isErased ? erasedChanges(payload, personal) : []), ...fieldChanges(before, after)],
      period: kind === 'published' ? periodOf(payload) : null,
      backTo: same && same.index < index - 1 ? same.at : null,
      fields: after,
    };
  });
}

const periodOf = ({ from, until }: Fields): Revision['period'] => ({
  from: String(from),
  until: until === null || until === undefined ? null : String(until),
});

/** The fields in which two sides differ. */
export const fieldChanges = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !sameValue(change.before, change.after));

const erasedChanges = (payload: Fields, personal: readonly string[]): FieldChange[] =>
  personal
    .filter((field) => Object.hasOwn(payload, field))
    .map((field) => ({ field, before: null, after: null }));

/** The record as it was after one of its revisions, newest first; only what was ever given. */
export function fieldsAfter(
  revisions: readonly (Pick<Revision, 'revision'> & { readonly changes: readonly FieldChange[] })[],
  revision: string,
): Fields {
  const index = revisions.findIndex((one) => one.revision === revision);
  const changes =
    index < 0
      ? []
      : revisions
          .slice(index)
          .reverse()
          .flatMap((one) => one.changes);
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]));
}

/** The kind of change of an event type. */
export function revisionKind({ names }: Resource, type: string): RevisionKind {
  switch (type) {
    case names.created:
      return 'created';
    case names.removed:
      return 'removed';
    case names.restored:
      return 'restored';
    case names.erased:
      return 'erased';
    case names.published:
      return 'published';
    case names.unpublished:
      return 'unpublished';
    default:
      return 'changed';
  }
}
