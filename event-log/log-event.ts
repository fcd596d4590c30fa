import {
  actorSchema,
  type DomainEvent,
  type EventMetadata,
  originSchema,
  type RecordedEvent,
} from '@bestellwerk/domain/kernel/event';
import { z } from 'zod';

/** An event to be written. The codec adds the version of its shape. */
export interface NewEvent<E extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly type: E['type'];
  readonly data: E['data'];
  readonly metadata: Omit<EventMetadata, 'v'>;
}

/** A stored event that the codec does not understand: a shape, a version or a key is wrong. */
export interface UndecodableEvent {
  readonly undecodable: true;
  readonly id: string;
  readonly stream: string;
  readonly type: string;
  readonly revision: string;
  readonly position: string;
  /** For people who operate the system; holds no data of the event. */
  readonly error: string;
}

/** `digest`: of what the log stores of it (see seal/chain.ts); only of events that were followed. */
export type LogEvent = (RecordedEvent | UndecodableEvent) & { readonly digest?: string };

export function isUndecodable(entry: LogEvent): entry is LogEvent & UndecodableEvent {
  return 'undecodable' in entry;
}

/** An event as the log stores it: personal fields encrypted, version in the metadata. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** A stored event with its place. Revision and position are decimal strings. */
export interface PlacedEvent extends StoredEvent {
  readonly stream: string;
  readonly revision: string;
  readonly position: string;
}

/** A stored event of a subscription. */
export interface FollowedEvent extends PlacedEvent {
  readonly digest: string;
}

/** Metadata of every stored event: EventMetadata and the paths of its encrypted fields. */
export const storedMetadataSchema = z.object({
  commandId: z.string(),
  fingerprint: z.string().optional(),
  correlationId: z.string(),
  causationId: z.string(),
  actor: actorSchema,
  origin: originSchema,
  at: z.iso.datetime(),
  v: z.number().int().positive(),
  /** JSON Pointers of the encrypted fields. Kept with the event, since a later version may move fields. */
  encrypted: z.array(z.string()).optional(),
  /** Their encrypted values. Without it each field was encrypted in place. */
  sealed: z.string().optional(),
});
export type StoredMetadata = z.infer<typeof storedMetadataSchema>;
