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
  ])('%s says of %s: %s', (regex, stream, is) => {
    expect(matches(regex, stream)).toBe(is);
  });

  it('takes no longer with expressions that others try in all combinations', () => {
    const started = performance.now();
    expect(matches('^(s+)+$', `${'s'.repeat(2_000)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it.each(['(', '[', '^(?!\\$).*', '(a)\\1'])(
    'is refused when it is none, or looks around or back: %s',
    (regex) => {
      expect(() => matcherOf(filter(regex))).toThrow(InvalidFilterError);
    },
  );
});
