import { RE2JS, RE2JSException } from 're2js';
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

/** Throws InvalidFilterError for a regular expression that is none, or that looks around itself or back. */
export function matcherOf(filter: EventFilter): (event: RecordedEvent) => boolean {
  if (filter.regex === undefined) {
    return (event) => filter.prefixes.some((prefix) => event[filter.on].startsWith(prefix));
  }
  const regex = compile(filter.regex);
  return (event) => regex.test(event[filter.on]);
}

/** RE2 takes linear time for every expression; the engine of JavaScript could block the store with some. */
function compile(source: string): RE2JS {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source));
  } catch (error) {
    if (error instanceof RE2JSException) throw new InvalidFilterError(error.message);
    throw error;
  }
}
