import type { Decider, Decision } from '../kernel/decider.js';
import type { DomainEvent, RecordedEvent } from '../kernel/event.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { withoutPerson } from './personal-fields.js';
import {
  isAnythingPublished,
  isPublished,
  type Publication,
  publicationAfter,
  publicationWithout,
  type Publishing,
  publishingProblem,
  type Unpublishing,
} from './publication.js';
import { sameValue } from './same-value.js';

export type Fields = Readonly<Record<string, unknown>>;

/** A managed entity. `revision` is that of its stream's last event. */
export type RecordState =
  | { readonly status: 'none' }
  | {
      readonly status: 'present' | 'removed' | 'erased';
      /** Of what is published they are the draft. */
      readonly fields: Fields;
      readonly revision: number;
      /** Only of entities that are published. */
      readonly publication?: Publication;
      /** Of the recorded events; missing while a new record is being decided. ISO instants. */
      readonly times?: { readonly createdAt: string; readonly changedAt: string };
    };
export type ExistingRecord = Exclude<RecordState, { status: 'none' }>;

/** The names of a managed entity's events, which the log keeps for ever. */
export interface RecordEventNames {
  readonly created: string;
  readonly changed: string;
  readonly removed: string;
  readonly restored: string;
  /** Only of entities with personal data. */
  readonly erased: string;
  /** Only of entities that are published. */
  readonly published: string;
  readonly unpublished: string;
}

export const recordEventNames = (prefix: string): RecordEventNames => ({
  created: `${prefix}Created`,
  changed: `${prefix}Changed`,
  removed: `${prefix}Removed`,
  restored: `${prefix}Restored`,
  erased: `${prefix}Erased`,
  published: `${prefix}Published`,
  unpublished: `${prefix}Unpublished`,
});

export type RecordEvent = DomainEvent<string, Fields>;

/** `personal` are the fields that are null once the person was erased. */
export const recordDecider = (
  names: RecordEventNames,
  personal: readonly string[],
): Decider<RecordState, RecordEvent> => ({
  initial: { status: 'none' },
  evolve(record, event) {
    const { type, data } = event;
    const times = timesAfter(record, event);
    if (record.status === 'none') {
      return type === names.created ? { status: 'present', fields: data, revision: 0, ...times } : record;
    }
    const after = { ...record, revision: record.revision + 1, ...times };
    const { fields, revision, publication = [] } = record;
    switch (type) {
      case names.created:
        return { ...after, status: 'present', fields: data };
      case names.changed: {
        const status = record.status === 'removed' ? 'removed' : 'present';
        return { ...after, status, fields: { ...fields, ...data } };
      }
      case names.removed:
        return { ...after, status: 'removed' };
      case names.restored:
        return { ...after, status: 'present' };
      case names.erased:
        return { ...after, status: 'erased', fields: withoutPerson(fields, personal) };
      case names.published: {
        const draft = { fields, revision };
        return { ...after, publication: publicationAfter(publication, draft, data as unknown as Publishing) };
      }
      case names.unpublished:
        return { ...after, publication: publicationWithout(publication, data as unknown as Unpublishing) };
      default:
        return record;
    }
  },
});

function timesAfter(record: RecordState, event: RecordEvent): Pick<ExistingRecord, 'times'> {
  const before = record.status === 'none' ? undefined : record.times;
  if (!('metadata' in event)) return before ? { times: before } : {};
  const { at } = (event as RecordedEvent<RecordEvent>).metadata;
  return { times: { createdAt: before?.createdAt ?? at, changedAt: at } };
}

/** Further fields that the event of a change contains; `revision` is the one of that event. */
export type Along = (before: Fields, after: Fields, revision: number) => Fields;

/** The decisions on records of one kind. `one` is what people call it. */
export class RecordDecisions {
  constructor(
    private readonly names: RecordEventNames,
    private readonly one: string,
    private readonly along: Along = () => ({}),
  ) {}

  create(record: RecordState, fields: Fields): Decision<RecordEvent> {
    if (record.status !== 'none') {
      return refuse('conflict', 'exists-already', `${this.one}: Diesen Eintrag gibt es schon.`);
    }
    return [{ type: this.names.created, data: fields }];
  }

  /** Only what differs is written. `expected` is the revision that the caller has read. */
  change(record: RecordState, changes: Fields, expected: number): Decision<RecordEvent> {
    if (record.status !== 'present') return this.missing(record);
    if (record.revision !== expected) return changedMeanwhile();
    const differing = differences(record.fields, changes);
    if (Object.keys(differing).length === 0) return [];
    const along = this.along(record.fields, { ...record.fields, ...differing }, record.revision + 1);
    return [{ type: this.names.changed, data: { ...differing, ...along } }];
  }

  remove(record: RecordState, expected: number): Decision<RecordEvent> {
    if (record.status !== 'present') return this.missing(record);
    return record.revision === expected ? [{ type: this.names.removed, data: {} }] : changedMeanwhile();
  }

  /** Takes back that it was removed, and sets fields to what they were once. */
  restore(record: RecordState, fields: Fields, expected: number): Decision<RecordEvent> {
    if (record.status === 'none' || record.status === 'erased') return this.missing(record);
    if (record.revision !== expected) return changedMeanwhile();
    const differing = differences(record.fields, fields);
    return [
      ...(record.status === 'removed' ? [{ type: this.names.restored, data: {} }] : []),
      ...(Object.keys(differing).length > 0 ? [{ type: this.names.changed, data: differing }] : []),
    ];
  }

  /** Nothing of the person is known from then on, and nothing can be done to the record any more. */
  erase(record: RecordState, expected: number): Decision<RecordEvent> {
    if (record.status === 'none') return this.missing(record);
    if (record.status === 'erased') return [];
    return record.revision === expected ? [{ type: this.names.erased, data: {} }] : changedMeanwhile();
  }

  /** Shows the draft as it is, at once or from an instant on. `publishing.from` may lie in the past: then it is now. */
  publish(record: RecordState, asked: Publishing, expected: number): Decision<RecordEvent> {
    if (record.status !== 'present') return this.missing(record);
    if (record.revision !== expected) return changedMeanwhile();
    const publishing = { ...asked, from: asked.from < asked.at ? asked.at : asked.from };
    const problem = publishingProblem(publishing);
    if (problem) return problem;
    if (isPublished(record.publication ?? [], record.fields, publishing)) return [];
    return [{ type: this.names.published, data: { ...publishing } }];
  }

  /** Takes back what is shown and what would be, or only the latter. */
  unpublish(record: RecordState, unpublishing: Unpublishing, expected: number): Decision<RecordEvent> {
    if (record.status !== 'present') return this.missing(record);
    if (record.revision !== expected) return changedMeanwhile();
    if (!isAnythingPublished(record.publication ?? [], unpublishing)) return [];
    return [{ type: this.names.unpublished, data: { ...unpublishing } }];
  }

  private missing({ status }: RecordState): Refusal {
    switch (status) {
      case 'removed':
        return refuse(
          'conflict',
          'removed',
          `${this.one}: Dieser Eintrag wurde gelöscht. Sie können ihn wiederherstellen.`,
        );
      case 'erased':
        return refuse(
          'conflict',
          'erased',
          `${this.one}: Die personenbezogenen Daten dieses Eintrags wurden endgültig gelöscht.`,
        );
      default:
        return refuse('unknown', 'unknown', 'Diesen Datensatz gibt es nicht.');
    }
  }
}

const differences = (fields: Fields, wanted: Fields): Fields =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !sameValue(value, fields[name])));

export const CHANGED_MEANWHILE = 'changed-meanwhile';

const changedMeanwhile = (): Refusal =>
  refuse(
    'conflict',
    CHANGED_MEANWHILE,
    'Dieser Eintrag wurde inzwischen von jemand anderem geändert. Bitte prüfen Sie die Änderungen und speichern Sie noch einmal.',
  );
