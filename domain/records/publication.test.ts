import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import { nextChangeAfter, shownAt } from './publication.js';
import type { ExistingRecord, RecordEvent } from './record-state.js';
import { dish } from './testing/dish.js';
import { poster } from './testing/poster.js';

const { decider, decisions, family } = poster;

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const created = (words: string): RecordEvent => ({ type: 'PosterCreated', data: { words } });
const changed = (words: string): RecordEvent => ({ type: 'PosterChanged', data: { words } });
const published = (now: number, from = now, until: number | null = null): RecordEvent => ({
  type: 'PosterPublished',
  data: { at: at(now), from: at(from), until: until === null ? null : at(until) },
});
const unpublished = (now: number, isScheduledOnly = false): RecordEvent => ({
  type: 'PosterUnpublished',
  data: { at: at(now), isScheduledOnly },
});
const recordAfter = (...events: RecordEvent[]) => fold(decider, events) as ExistingRecord;
const wordsAt = (minute: number, ...events: RecordEvent[]) =>
  shownAt(recordAfter(...events).publication ?? [], at(minute))?.fields['words'] ?? null;

describe('what is shown of a record that is published', () => {
  test('is the draft as it was when it was published, not what was changed since', () => {
    expect(wordsAt(5, created('A'))).toBeNull();
    expect(wordsAt(5, created('A'), published(1), changed('B'))).toBe('A');
    expect(wordsAt(5, created('A'), published(1), changed('B'), published(2))).toBe('B');
  });

  test('changes at the chosen time, and ends at its end', () => {
    const events = [created('A'), published(1), changed('B'), published(2, 10, 20)];
    expect([9, 10, 19, 20].map((minute) => wordsAt(minute, ...events))).toEqual(['A', 'B', 'B', null]);
    const { publication = [] } = recordAfter(...events);
    expect([5, 10, 20].map((minute) => nextChangeAfter(publication, at(minute)))).toEqual([
      at(10),
      at(20),
      null,
    ]);
  });

  test('is nothing after it was taken back; what was only scheduled goes alone', () => {
    const events = [created('A'), published(1), changed('B'), published(2, 10)];
    expect(wordsAt(15, ...events, unpublished(3, true))).toBe('A');
    expect(wordsAt(15, ...events, unpublished(3))).toBeNull();
  });

  test('is at each instant what was published last for it', () => {
    const step = fc.record({
      words: fc.constantFrom('A', 'B', 'C'),
      wait: fc.integer({ min: 0, max: 3 }),
      ahead: fc.integer({ min: 0, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.integer({ min: 0, max: 40 }), (steps, later) => {
        let now = 0;
        const events = [created('-')];
        const said: { from: number; words: string }[] = [];
        for (const { words, wait, ahead } of steps) {
          now += wait;
          events.push(changed(words), published(now, now + ahead));
          said.push({ from: now + ahead, words });
        }
        // A version ends those that would begin with or after it.
        const standing = said.filter(({ from }, index) =>
          said.slice(index + 1).every((other) => other.from > from),
        );
        const expected = standing.filter(({ from }) => from <= now + later).at(-1)?.words ?? null;
        expect(wordsAt(now + later, ...events)).toBe(expected);
      }),
    );
  });
});

describe('publishing', () => {
  const record = recordAfter(created('A'));
  const now = { at: at(1), from: at(1), until: null };

  test('shows at once what was to begin in the past', () => {
    expect(decisions.publish(record, { ...now, from: at(0) }, 0)).toEqual([published(1)]);
  });

  test('changes nothing where the draft is shown like this already', () => {
    const shown = recordAfter(created('A'), published(1));
    expect(decisions.publish(shown, { ...now, at: at(5), from: at(5) }, 1)).toEqual([]);
    expect(decisions.unpublish(record, { at: at(5), isScheduledOnly: false }, 0)).toEqual([]);
    expect(decisions.unpublish(shown, { at: at(5), isScheduledOnly: true }, 1)).toEqual([]);
  });

  test.each([
    ['an end before the beginning', { ...now, from: at(9), until: at(8) }, 0, 'ends-before-it-begins'],
    ['an end that has passed', { ...now, until: at(0) }, 0, 'ends-before-it-begins'],
    ['a year that was mistyped', { ...now, from: '2062-11-20T10:00:00.000Z' }, 0, 'too-far-ahead'],
    ['another draft than was seen', now, 4, 'changed-meanwhile'],
  ])('is refused with %s', (_, asked, expected, code) => {
    expect(decisions.publish(record, asked, expected)).toMatchObject({ code });
  });

  test('is an event of those records alone that are published', () => {
    expect(Object.keys(family.events)).toContain('PosterPublished');
    expect(Object.keys(dish.family.events)).not.toContain('DishPublished');
  });
});
