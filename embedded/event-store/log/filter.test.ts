import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from './event.js';
import { type EventFilter, InvalidFilterError, matcherOf } from './filter.js';

const filter = (regex: string): EventFilter => ({
  ...{ on: 'stream', regex, prefixes: [], window: 32, multiplier: 1 },
});
const matches = (regex: string, stream: string) => matcherOf(filter(regex))({ stream } as RecordedEvent);

describe('a filter by regular expression', () => {
  it.each([
    ['^[^$].*', 'order-1', true],
    ['^[^$].*', '$metadata', false],
    ['^[^\\$].*', '$$order-1', false],
    ['^(?:order|branchDay)-\\d+$', 'branchDay-12', true],
    ['^(?:order|branchDay)-\\d+$', 'xbranchDay-12', false],
    ['er-', 'order-1', true],
    ['^a\\/b', 'a/b', true],
    ['^\\p{L}+$', 'Käse', true],
  ])('%s matches %s: %s', (regex, stream, is) => {
    expect(matches(regex, stream)).toBe(is);
  });

  it('stays fast with expressions that take exponential time in backtracking engines', () => {
    const started = performance.now();
    expect(matches('^(s+)+$', `${'s'.repeat(2_000)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it.each(['(', '[', '^(?!\\$).*', '(a)\\1'])(
    'is refused when it is invalid, or has lookarounds or backreferences: %s',
    (regex) => {
      expect(() => matcherOf(filter(regex))).toThrow(InvalidFilterError);
    },
  );
});
