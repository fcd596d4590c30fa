import type { RecordedEvent } from './event.js';

export interface EventFilter {
  readonly on: 'stream' | 'type';
  /** Wins over the prefixes. */
  readonly regex?: string;
  readonly prefixes: readonly string[];
  /** How many events are looked at before a checkpoint, times `multiplier`. */
  readonly window: number;
  readonly multiplier: number;
}

export class InvalidFilterError extends Error {}

/** Throws InvalidFilterError for a regular expression that is none. */
export function matcherOf(filter: EventFilter): (event: RecordedEvent) => boolean {
  if (filter.regex === undefined) {
    return (event) => filter.prefixes.some((prefix) => event[filter.on].startsWith(prefix));
  }
  const regex = compile(filter.regex);
  return (event) => regex.test(event[filter.on]);
}

function compile(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch (error) {
    throw new InvalidFilterError((error as Error).message);
  }
}
