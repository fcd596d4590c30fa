import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { noRetention, nothingKept, type Retention, retentionAfter } from './retention.schema.js';

const noon = new Date('2026-11-20T11:00:00.000Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const days = (keepOrdersDays: number | null): Retention => ({ ...nothingKept, keepOrdersDays });
const inForce = (keepOrdersDays: number | null) => ({ inForce: days(keepOrdersDays), coming: null });

describe('the days after which personal data is erased', () => {
  test('hold a day after they were set for the first time, and not before', () => {
    const set = retentionAfter(noRetention, days(7), noon);
    expect(set).toEqual({ inForce: nothingKept, coming: { days: days(7), from: later(24).toISOString() } });
    expect(retentionAfter(set, days(7), later(23)).inForce).toEqual(nothingKept);
    expect(retentionAfter(set, days(7), later(24))).toEqual(inForce(7));
  });

  test('wait anew when they are set to something else meanwhile', () => {
    const slip = retentionAfter(inForce(365), days(3), noon);
    const mended = retentionAfter(slip, days(30), later(20));
    expect(mended).toEqual({ inForce: days(365), coming: { days: days(30), from: later(44).toISOString() } });
  });

  test('can be taken back before they hold', () => {
    const slip = retentionAfter(inForce(365), days(3), noon);
    expect(retentionAfter(slip, days(365), later(2))).toEqual(inForce(365));
  });

  test('hold at once where they are longer', () => {
    expect(retentionAfter(inForce(30), days(60), noon)).toEqual(inForce(60));
    expect(retentionAfter(inForce(30), days(null), noon)).toEqual(inForce(null));
  });

  test('are never shorter than any that were set in the last day', () => {
    const anyDays = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });
    const length = (value: number | null) => value ?? Infinity;
    fc.assert(
      fc.property(fc.array(fc.tuple(anyDays, fc.integer({ min: 0, max: 30 })), { minLength: 1 }), (steps) => {
        let [state, hours] = [noRetention, 0];
        const set: { at: number; value: number | null }[] = [{ at: 0, value: null }];
        for (const [value, pause] of steps) {
          state = retentionAfter(state, days(value), later(hours));
          set.push({ at: hours, value });
          hours += pause;
          state = retentionAfter(state, days(value), later(hours));
          const before = set.findLast(({ at }) => at <= hours - 24) ?? set[0]!;
          const recent = [before, ...set.filter(({ at }) => at > hours - 24)];
          const shortest = Math.min(...recent.map((one) => length(one.value)));
          expect(length(state.inForce.keepOrdersDays)).toBeGreaterThanOrEqual(shortest);
        }
      }),
    );
  });
});
