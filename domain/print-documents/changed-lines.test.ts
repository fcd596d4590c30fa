import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderedItem } from '../ordering/testing/orders.js';
import { changedLines } from './changed-lines.js';

const line = (name: string, amount = 1, choice = '') => ({
  ...orderedItem,
  ...{ name, amount, parts: [{ name: 'Beilage', choices: choice ? [choice] : [], text: null }] },
});
type Line = ReturnType<typeof line>;
const changesOf = (before: Line[], now: Line[]) =>
  changedLines(before, now).map(({ item, change, before: was }) => [item.name, change, was?.amount ?? null]);

describe('the lines of a document beside those of the one that it replaces', () => {
  it('are unchanged, new, of another amount, chosen otherwise, or removed', () => {
    const before = [line('Suppe'), line('Schnitzel', 2), line('Gulasch'), line('Salat')];
    const now = [line('Suppe'), line('Schnitzel', 3), line('Gulasch', 1, 'Knödel'), line('Bier')];
    expect(changesOf(before, now)).toEqual([
      ['Suppe', 'none', 1],
      ['Schnitzel', 'amount', 2],
      ['Gulasch', 'choices', 1],
      ['Bier', 'new', null],
      ['Salat', 'removed', 1],
    ]);
  });

  it('are found again after a line above them was removed', () => {
    expect(changesOf([line('Suppe'), line('Salat')], [line('Salat')])).toEqual([
      ['Salat', 'none', 1],
      ['Suppe', 'removed', 1],
    ]);
  });

  it('of the same product are distinguished by their choices', () => {
    const before = [line('Gulasch', 1, 'Knödel'), line('Gulasch', 1, 'Reis')];
    expect(changesOf(before, [line('Gulasch', 1, 'Reis'), line('Gulasch', 2, 'Knödel')])).toEqual([
      ['Gulasch', 'none', 1],
      ['Gulasch', 'amount', 1],
    ]);
  });

  it('are all there, each once and beside at most one of before', () => {
    const lines = fc.array(
      fc
        .record({
          name: fc.constantFrom('Suppe', 'Salat', 'Gulasch'),
          amount: fc.integer({ min: 1, max: 3 }),
          choice: fc.constantFrom('', 'Reis'),
        })
        .map(({ name, amount, choice }) => line(name, amount, choice)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, lines, (before, now) => {
        const changes = changedLines(before, now);
        expect(changes.filter(({ change }) => change !== 'removed').map(({ item }) => item)).toEqual(now);
        const known = changes.flatMap(({ before: was }) => (was ? [was] : []));
        expect(new Set(known).size).toBe(known.length);
        expect(new Set(known)).toEqual(new Set(before));
        expect(changedLines(now, now).every(({ change }) => change === 'none')).toBe(true);
      }),
    );
  });
});
