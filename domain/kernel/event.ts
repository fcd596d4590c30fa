import { z } from 'zod';

/** Who caused an event. `id` is a user, device or provider id, never a name: metadata is not encrypted. */
export const actorSchema = z.object({
  kind: z.enum(['customer', 'user', 'device', 'rule', 'provider', 'system']),
  id: z.string().nullable(),
});
export type Actor = z.infer<typeof actorSchema>;

export const originSchema = z.enum([
  'storefront',
  'kiosk',
  'table',
  'back office',
  'terminal',
  'provider',
  'system',
]);
export type Origin = z.infer<typeof originSchema>;

/** A fact in past tense, with all data needed to interpret it later. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Stored beside every event. Times are ISO 8601 instants in UTC. */
export interface EventMetadata {
  readonly commandId: string;
  /** Keyed hash of caller, route and body; distinguishes a repeated command from another one under the same id. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  readonly origin: Origin;
  /** The server's clock when the command was decided. */
  readonly at: string;
  /** Version of the event's shape. */
  readonly v: number;
}

/** An event as read back from the log. Revision and position are decimal strings: they exceed 2^53. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly stream: string;
  readonly revision: string;
  readonly position: string;
  readonly metadata: EventMetadata;
};

/** What an event's stream is about: its name after the category. */
export const streamKeyOf = ({ stream }: Pick<RecordedEvent, 'stream'>): string =>
  stream.slice(stream.indexOf('-') + 1);

/** The union of events described by a family's schemas. */
export type EventOf<Schemas extends Record<string, z.ZodType>> = {
  [Type in keyof Schemas & string]: DomainEvent<Type, z.infer<Schemas[Type]>>;
}[keyof Schemas & string];

/** Turns data stored under an older version into the next one. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * Everything the codec must know of one kind of stream: its category, the shapes of its events,
 * their versions, and whose key encrypts the personal fields.
 */
export interface EventFamily<Schemas extends Record<string, z.ZodType> = Record<string, z.ZodType>> {
  /** The part of the stream name before the first dash. */
  readonly category: string;
  readonly events: Schemas;
  /** Upcasters by event type; entry n turns version n+1 into n+2. A type without entry is at version 1. */
  readonly upcasters?: Partial<Record<keyof Schemas & string, readonly Upcaster[]>>;
  /** The subject whose key encrypts the personal fields, from the part of the stream name after the first dash. */
  readonly subject: (streamKey: string) => string;
}

/** Marks the schema fields that the log stores encrypted. */
export const personalFields = z.registry<{ personal: true }>();

/** A personal field: encrypted in the log, and null once its subject has been erased. */
export function personal<Schema extends z.ZodType>(schema: Schema) {
  const field = schema.nullable();
  personalFields.add(field, { personal: true });
  return field;
}
