import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attendance, peopleByHour, type Span } from './attendance.js';

const span = (user: string, from: string, to: string, branch = 'a'): Span => ({
  ...{ user, branch },
  startsAt: new Date(`2026-11-20T${from}Z`),
  endsAt: new Date(`2026-11-20T${to}Z`),
});
const evening = new Date('2026-11-20T20:00Z');

describe('people by hour', () => {
  test('are counted by the part of the hour in which they were there', () => {
    expect(peopleByHour([span('a', '08:30', '10:15'), span('b', '09:00', '10:00')])).toEqual([
      { hour: Date.parse('2026-11-20T08:00Z'), value: 0.5 },
      { hour: Date.parse('2026-11-20T09:00Z'), value: 2 },
      { hour: Date.parse('2026-11-20T10:00Z'), value: 0.25 },
    ]);
  });

  test('come to the time that all of them were there', () => {
    const minute = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, minute)), (pairs) => {
        const spans = pairs.map(([one, other]) => ({
          ...{ user: 'a', branch: 'a' },
          startsAt: new Date(Math.min(one, other) * 60_000),
          endsAt: new Date(Math.max(one, other) * 60_000),
        }));
        const hours = peopleByHour(spans).reduce((sum, { value }) => sum + value, 0);
        const minutes = pairs.reduce((sum, [one, other]) => sum + Math.abs(one - other), 0);
        expect(hours).toBeCloseTo(minutes / 60, 6);
      }),
    );
  });
});

describe('attendance', () => {
  test('a shift that nobody came to is missed once it is over', () => {
    const shift = span('a', '08:00', '12:00');
    expect(attendance([shift], [], evening).get('a')).toEqual({ missed: 1, unplanned: 0 });
    expect(attendance([shift], [], new Date('2026-11-20T11:59Z')).get('a')).toBeUndefined();
  });

  test('somebody who comes late or goes early has come', () => {
    const shift = span('a', '08:00', '12:00');
    expect(attendance([shift], [span('a', '11:50', '12:30')], evening).size).toBe(0);
  });

  test.each([
    ['of somebody else', span('b', '08:00', '12:00')],
    ['in another branch', span('a', '08:00', '12:00', 'b')],
    ['that begins when the shift ends', span('a', '12:00', '13:00')],
  ])('work %s is unplanned, and the shift is missed', (_, work) => {
    const counts = attendance([span('a', '08:00', '12:00')], [work], evening);
    const sum = (name: 'missed' | 'unplanned') =>
      [...counts.values()].reduce((all, one) => all + one[name], 0);
    expect([sum('missed'), sum('unplanned')]).toEqual([1, 1]);
  });

  test('of spans at random are what comparing each with each other one says', () => {
    const spans = fc.array(
      fc.record({
        user: fc.constantFrom('a', 'b'),
        branch: fc.constantFrom('x', 'y'),
        from: fc.nat(200),
        length: fc.nat(30),
      }),
      { maxLength: 30 },
    );
    const spanOf = ({
      user,
      branch,
      from,
      length,
    }: {
      user: string;
      branch: string;
      from: number;
      length: number;
    }) => ({
      ...{ user, branch, startsAt: new Date(from * 60_000), endsAt: new Date((from + length) * 60_000) },
    });
    const meets = (one: Span, others: readonly Span[]) =>
      others.some(
        ({ user, branch, startsAt, endsAt }) =>
          user === one.user && branch === one.branch && startsAt < one.endsAt && one.startsAt < endsAt,
      );
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const [planned, worked] = [some.map(spanOf), others.map(spanOf)];
        const counts = [...attendance(planned, worked, evening).values()];
        const sum = (name: 'missed' | 'unplanned') => counts.reduce((all, one) => all + one[name], 0);
        expect(sum('missed')).toBe(planned.filter((shift) => !meets(shift, worked)).length);
        expect(sum('unplanned')).toBe(worked.filter((work) => !meets(work, planned)).length);
      }),
    );
  });
});
