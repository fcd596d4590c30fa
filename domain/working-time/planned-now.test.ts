import { describe, expect, test } from '@jest/globals';
import { absenceAt, isInPlan, lateMinutes, shiftOfNow } from './planned-now.js';
import { plannedShifts } from './weekly-plan/weekly-plan.js';

/** On Friday, 20 November 2026, in Vienna, which is an hour ahead of UTC. */
const friday = 5;
const at = (time: string, day = '20') => new Date(`2026-11-${day}T${time}:00+01:00`);
const shift = (from: string, to: string, weekday = friday) => ({
  ...{ branch: 'a', weekday, from, to, pauseMinutes: 0 },
});

describe('the shift of now', () => {
  const chosen = (shifts: ReturnType<typeof shift>[], now: Date, today = '2026-11-20') => {
    const days = { from: '2026-11-19', to: '2026-11-21' };
    const planned = plannedShifts([{ validFrom: '2026-11-01', shifts }], days, () => 'Europe/Vienna');
    return shiftOfNow(planned, today, now)?.startsAt;
  };
  const parts = [shift('10:00', '14:00'), shift('17:00', '21:00')];

  test.each([
    ['the first one before all of them', '08:00', '10:00'],
    ['the one that begins in this instant', '10:00', '10:00'],
    ['the one that is going on', '13:59', '10:00'],
    ['the next one after the end of another', '14:00', '17:00'],
    ['the last one after all of them', '22:00', '17:00'],
  ])('is %s', (_title, now, begins) => expect(chosen(parts, at(now))).toEqual(at(begins)));

  test('is none on a day without a shift, also where there is one on the days beside it', () => {
    const others = [shift('10:00', '14:00', 4), shift('10:00', '14:00', 6)];
    expect(chosen(others, at('12:00'))).toBeUndefined();
  });

  test('is the night shift after midnight, also past the end of its business day', () => {
    const night = [shift('22:00', '06:00')];
    expect(chosen(night, at('01:00', '21'))).toEqual(at('22:00'));
    expect(chosen(night, at('05:00', '21'), '2026-11-21')).toEqual(at('22:00'));
    expect(chosen(night, at('06:00', '21'), '2026-11-21')).toBeUndefined();
  });

  test('is one that begins after midnight on the evening before, to which it counts', () => {
    const early = [shift('02:00', '06:00', 6)];
    expect(chosen(early, at('20:00'))).toEqual(at('02:00', '21'));
    expect(chosen(early, at('12:00', '21'), '2026-11-21')).toBeUndefined();
  });
});

describe('somebody who is not at work', () => {
  const planned = { startsAt: at('10:00').toISOString(), endsAt: at('18:00').toISOString() };

  test.each([
    ['coming', '09:59'],
    ['due', '10:00'],
    ['due', '10:05'],
    ['missing', '10:06'],
    ['missing', '17:59'],
    ['over', '18:00'],
  ])('is %s at %s', (absence, now) => expect(absenceAt({ planned, hasLeft: false }, at(now))).toBe(absence));

  test('is not missing without a plan, or after some of the work', () => {
    expect(absenceAt({ planned: null, hasLeft: false }, at('12:00'))).toBe('unplanned');
    expect(absenceAt({ planned, hasLeft: true }, at('12:00'))).toBe('left');
    expect(absenceAt({ planned, hasLeft: true }, at('18:00'))).toBe('over');
  });

  test('did work as planned if any of it was in the planned time', () => {
    const worked = (from: string, to: string) =>
      isInPlan(planned, { startedAt: at(from).toISOString(), endedAt: at(to).toISOString() });
    expect([worked('09:00', '10:00'), worked('09:00', '10:01'), worked('18:00', '19:00')]).toEqual([false, true, false]); // prettier-ignore
    expect(isInPlan(planned, { startedAt: at('10:00').toISOString(), endedAt: null })).toBe(false);
    expect(isInPlan(null, { startedAt: at('10:00').toISOString(), endedAt: at('11:00').toISOString() })).toBe(false); // prettier-ignore
  });
});

describe('somebody who is at work', () => {
  const planned = { startsAt: at('10:00').toISOString(), endsAt: at('18:00').toISOString() };

  test.each([
    ['09:40', null],
    ['10:05', null],
    ['10:06', 6],
    ['13:19', 199],
    ['18:00', null],
  ])('since %s came %s minutes late for a shift from 10:00 to 18:00', (since, minutes) =>
    expect(lateMinutes({ planned, hasLeft: false }, at(since))).toBe(minutes),
  );

  test('did not come late without a plan, or if they had been there before', () => {
    expect(lateMinutes({ planned: null }, at('13:19'))).toBeNull();
    expect(lateMinutes({ planned, hasLeft: true }, at('13:19'))).toBeNull();
  });
});
