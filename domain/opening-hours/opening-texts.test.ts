import { describe, expect, test } from '@jest/globals';
import { branchStripText, menuClosedNotices, type BranchOpening } from './opening-texts.js';
import { open } from './testing/hours-entries.js';
import { branchHours } from './testing/branch-hours.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';

describe('where clocks change', () => {
  const early = { openingHours: [open('sunday', '02:30', '06:00')] };

  test.each<[string, Partial<BranchOpening>, string, string | undefined]>([
    [
      'the evening before, in spring',
      {},
      '2026-03-28T21:30:00Z',
      'Wir öffnen wieder am Sonntag um 10:00 Uhr.',
    ],
    ['the short night', {}, '2026-03-28T23:30:00Z', 'Wir öffnen wieder um 10:00 Uhr.'],
    ['a beginning that is skipped', early, '2026-03-29T00:00:00Z', 'Wir öffnen wieder um 03:30 Uhr.'],
    ['the long night', {}, '2026-10-24T22:00:00Z', 'Wir öffnen wieder um 10:00 Uhr.'],
    ['before a beginning that is doubled', early, '2026-10-25T00:00:00Z', 'Wir öffnen wieder um 02:30 Uhr.'],
    ['after the first of the two', early, '2026-10-25T01:10:00Z', undefined],
    ['the evening after, in autumn', {}, '2026-10-25T22:59:00Z', 'Wir öffnen wieder am Montag um 10:00 Uhr.'],
  ])('%s', (_, differences, now, text) => {
    expect(menuClosedNotices(branchHours(differences), new Date(now), VIENNA)[1]).toBe(text);
  });

  test.each([
    ['2026-03-29T00:59:00Z', false],
    ['2026-03-29T01:00:00Z', false],
    ['2026-03-29T01:01:00Z', true],
    ['2026-10-25T01:30:00Z', false],
    ['2026-10-25T02:00:00Z', false],
    ['2026-10-25T02:01:00Z', true],
  ])('closing soon counts minutes that really pass (%s)', (now, isClosingSoon) => {
    const bar = branchHours({ openingHours: [open('saturday', '22:00', '04:00')] });
    expect(branchStripText(bar, new Date(now), VIENNA)).toEqual({
      isOpen: true,
      isClosingSoon,
      text: 'Geöffnet bis 04:00',
    });
  });
});

test('today and the hours are those of the branch’s clock', () => {
  const auckland = branchHours({ openingHours: [open('tuesday', '10:00', '22:00')] });
  expect(menuClosedNotices(auckland, monday('12:00'), 'Pacific/Auckland')[1]).toBe(
    'Wir öffnen wieder um 10:00 Uhr.',
  );
  expect(menuClosedNotices(auckland, monday('11:30'), VIENNA)[1]).toBe(
    'Wir öffnen wieder am Dienstag um 10:00 Uhr.',
  );
});
