import { describe, expect, test } from '@jest/globals';
import { attendanceOfPerson } from './attendance-of-person.js';

const shift = (branch: string, day: string, from = '07:00', to = '15:00') => ({
  ...{ user: 'u', branch },
  ...{ startsAt: new Date(`${day}T${from}Z`), endsAt: new Date(`${day}T${to}Z`) },
});
const activity = (branch: string, startedAt: string, endedAt: string | null) => ({
  ...{ user: 'u', branch, startedAt, endedAt },
  ...{ businessDate: startedAt.slice(0, 10), timeZone: 'Europe/Vienna' },
});
const shifts = [shift('a', '2026-11-16'), shift('b', '2026-11-17'), shift('a', '2026-11-18')];
const now = new Date('2026-11-20T12:00Z');
const inA = ({ branch }: { branch: string }) => branch === 'a';

describe('the attendance of one person', () => {
  const came = [
    activity('a', '2026-11-16T07:10Z', '2026-11-16T15:00Z'),
    activity('b', '2026-11-17T07:30Z', '2026-11-17T15:00Z'),
  ];

  test('counts the shifts of some branches only', () => {
    expect(attendanceOfPerson(came, shifts, now, () => true)).toEqual({
      missed: [shifts[2]],
      punctuality: 20,
    });
    expect(attendanceOfPerson(came, shifts, now, inA)).toEqual({ missed: [shifts[2]], punctuality: 10 });
    expect(attendanceOfPerson([], shifts, now, inA)).toEqual({
      missed: [shifts[0], shifts[2]],
      punctuality: null,
    });
  });

  test('knows what was worked in other branches: a shift that was worked there is not missed', () => {
    const elsewhere = [activity('b', '2026-11-16T07:05Z', '2026-11-16T15:00Z')];
    expect(attendanceOfPerson(elsewhere, shifts, now, inA)).toEqual({ missed: [shifts[2]], punctuality: 5 });
  });

  test('has the mean of the two delays in the middle, early ones being negative', () => {
    const early = activity('a', '2026-11-18T06:50Z', '2026-11-18T15:00Z');
    expect(attendanceOfPerson([...came, early], shifts, now, inA).punctuality).toBe(0);
    expect(attendanceOfPerson([...came, early], shifts, now, () => true).punctuality).toBe(10);
  });

  test('has no delay of a shift that did not begin yet', () => {
    const early = new Date('2026-11-16T06:45Z');
    const open = [activity('a', '2026-11-16T06:40Z', null)];
    expect(attendanceOfPerson(open, shifts, early, inA)).toEqual({ missed: [], punctuality: null });
    const later = new Date('2026-11-16T08:00Z');
    expect(attendanceOfPerson(open, shifts, later, inA)).toEqual({ missed: [], punctuality: -20 });
  });
});
