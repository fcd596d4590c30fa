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

/** The union of events described by a family's schemas. */
export type EventOf<Schemas extends Record<string, z.ZodType>> = {
  [Type in keyof Schemas & string]: DomainEvent<Type, z.infer<Schemas[Type]>>;
}[keyof Schemas & string];
