import type { z } from 'zod';

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
