import { describe, expect, test } from '@jest/globals';
import { type HoursEntry, nextSlot } from './opening-hours.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';
import { utc, VIENNA } from '../calendar/testing/instants.js';

describe('the next opening', () => {
  const next = (entries: HoursEntry[], at: string) => nextSlot(entries, utc(at), VIENNA)?.from.toISOString();

  test.each<[string, HoursEntry[], string, string | undefined]>([
    ['later today', [open('daily', '17:00', '22:00')], '2026-11-23T12:00:00', '2026-11-23T16:00:00.000Z'],
    ['tomorrow', [open('daily', '10:00', '11:00')], '2026-11-23T12:00:00', '2026-11-24T09:00:00.000Z'],
    ['next week', [open('sunday', '10:00', '11:00')], '2026-11-23T12:00:00', '2026-11-29T09:00:00.000Z'],
    [
      'after the change of the clock',
      [open('sunday', '10:00', '11:00')],
      '2026-03-28T12:00:00',
      '2026-03-29T08:00:00.000Z',
    ],
    [
      'on a single day in the coming year',
      [openOnce('2027-01-06', '10:00', '14:00')],
      '2026-11-23T12:00:00',
      '2027-01-06T09:00:00.000Z',
    ],
    [
      'not more than 180 days ahead',
      [openOnce('2027-11-01', '10:00', '14:00')],
      '2026-11-23T12:00:00',
      undefined,
    ],
    [
      'on the last day as long as the steps go',
      [openOnce('2027-05-22', '12:00', '14:00')],
      '2026-11-23T10:00:00',
      '2027-05-22T10:00:00.000Z',
    ],
    [
      'not later on the last day',
      [openOnce('2027-05-22', '12:15', '14:00')],
      '2026-11-23T10:00:00',
      undefined,
    ],
    [
      'not what goes on since days',
      [open('daily', '00:00', '24:00'), closed('monday')],
      '2026-11-24T12:00:00',
      '2026-11-30T23:00:00.000Z',
    ],
    [
      'not the one that begins now',
      [open('daily', '13:00', '14:00')],
      '2026-11-23T12:00:00',
      '2026-11-24T12:00:00.000Z',
    ],
    [
      'not one that ends at the very step',
      [open('monday', '13:01', '13:15'), open('tuesday', '13:00', '14:00')],
      '2026-11-23T12:00:00',
      '2026-11-24T12:00:00.000Z',
    ],
    [
      'after more than a week without a gap',
      [open('daily', '00:00', '24:00'), closedOnce('2026-12-03')],
      '2026-11-23T12:00:00',
      '2026-12-03T23:00:00.000Z',
    ],
    ['never', [], '2026-11-23T12:00:00', undefined],
    [
      'not one so short that steps of 15 minutes miss it',
      [open('monday', '13:01', '13:10'), open('tuesday', '13:00', '14:00')],
      '2026-11-23T11:00:00',
      '2026-11-24T12:00:00.000Z',
    ],
  ])('%s', (_, entries, at, expected) => {
    expect(next(entries, at)).toBe(expected);
  });

  test('ends where it will, also days later', () => {
    const allButMonday = [open('daily', '00:00', '24:00'), closed('monday')];
    const slot = nextSlot(allButMonday, utc('2026-11-23T12:00:00'), VIENNA);
    expect(slot?.to.toISOString()).toBe('2026-11-29T23:00:00.000Z');
  });

  test('in a week ends where it will, also a day later', () => {
    const twoDays = [open('thursday', '00:00', '24:00'), open('friday', '00:00', '24:00')];
    expect(nextSlot(twoDays, utc('2026-11-26T12:00:00'), VIENNA)).toEqual({
      from: utc('2026-12-02T23:00:00'),
      to: utc('2026-12-04T23:00:00'),
    });
  });
});
