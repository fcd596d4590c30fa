import { describe, expect, test } from '@jest/globals';
import { currentSlot, type HoursEntry } from './opening-hours.js';
import { closed, closedOnce, open } from './testing/hours-entries.js';
import { utc, VIENNA } from '../calendar/testing/instants.js';

describe('the current slot', () => {
  const until = (entries: HoursEntry[], at: string) =>
    currentSlot(entries, utc(at), VIENNA)?.to?.toISOString();

  test('joins touching and overlapping entries', () => {
    const touching = [open('daily', '10:00', '14:00'), open('daily', '14:00', '18:00')];
    const overlapping = [open('daily', '10:00', '15:00'), open('daily', '11:00', '12:00')];
    expect(until(touching, '2026-11-23T10:00:00')).toBe('2026-11-23T17:00:00.000Z');
    expect(until(overlapping, '2026-11-23T10:30:00')).toBe('2026-11-23T14:00:00.000Z');
  });

  test('continues over midnight and several days', () => {
    const weekend = [open('saturday', '10:00', '24:00'), open('sunday', '00:00', '20:00')];
    expect(until(weekend, '2026-11-21T12:00:00')).toBe('2026-11-22T19:00:00.000Z');
    const allButMonday = [open('daily', '00:00', '24:00'), closed('monday')];
    expect(until(allButMonday, '2026-11-24T12:00:00')).toBe('2026-11-29T23:00:00.000Z');
  });

  test('has a start several days ago', () => {
    const allButMonday = [open('daily', '00:00', '24:00'), closed('monday')];
    const slot = currentSlot(allButMonday, utc('2026-11-27T12:00:00'), VIENNA);
    expect(slot?.from.toISOString()).toBe('2026-11-23T23:00:00.000Z');
  });

  test('has no end if the branch never closes', () => {
    const slot = currentSlot([open('daily', '00:00', '24:00')], utc('2026-11-23T12:00:00'), VIENNA);
    expect(slot?.to).toBeNull();
  });

  test('can have begun two days ago when read after midnight', () => {
    const weekend = [open('friday', '20:00', '18:00'), open('saturday', '18:00', '02:00')];
    expect(currentSlot(weekend, utc('2026-11-21T23:30:00'), VIENNA)).toEqual({
      from: utc('2026-11-20T19:00:00'),
      to: utc('2026-11-22T01:00:00'),
    });
  });

  test('has an end that is eight days away', () => {
    const until = [open('daily', '00:00', '24:00'), closedOnce('2026-12-01')];
    const slot = currentSlot(until, utc('2026-11-23T12:00:00'), VIENNA);
    expect(slot?.to?.toISOString()).toBe('2026-11-30T23:00:00.000Z');
  });

  test('is null while closed', () => {
    expect(currentSlot([], utc('2026-11-23T12:00:00'), VIENNA)).toBeNull();
  });
});
