import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attendance, attended, openUntil, peopleByHour, type Span } from './attendance.js';

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
  const none = { missed: 0, unplanned: 0, late: 0, elsewhere: 0 };
  const shift = span('a', '08:00', '12:00');
  const counts = (planned: Span[], worked: Span[]) => attendance(planned, worked, evening).get('a');

  test('a shift that nobody came to is missed once it is over', () => {
    expect(counts([shift], [])).toEqual({ ...none, missed: 1, unplanned: 0, late: 0 });
    expect(attendance([shift], [], new Date('2026-11-20T11:59Z')).get('a')).toBeUndefined();
  });

  test('somebody who goes early has come', () =>
    expect(counts([shift], [span('a', '07:00', '08:10')])).toBeUndefined());

  test('a shift is late when its first work begins more than five minutes after it', () => {
    expect(counts([shift], [span('a', '08:05', '12:00')])).toBeUndefined();
    expect(counts([shift], [span('a', '08:06', '12:00')])).toEqual({
      ...none,
      missed: 0,
      unplanned: 0,
      late: 1,
    });
    expect(counts([shift], [span('a', '08:00', '09:00'), span('a', '10:00', '12:00')])).toBeUndefined();
  });

  test.each([
    ['of somebody else', span('b', '08:00', '12:00')],
    ['that begins when the shift ends', span('a', '12:00', '13:00')],
    ['that begins elsewhere when the shift ends', span('a', '12:00', '13:00', 'b')],
  ])('work %s is unplanned, and the shift is missed', (_, work) => {
    const all = [...attendance([shift], [work], evening).values()];
    const sum = (name: 'missed' | 'unplanned') => all.reduce((sum, one) => sum + one[name], 0);
    expect([sum('missed'), sum('unplanned')]).toEqual([1, 1]);
  });

  test('somebody who works in another branch than planned has missed nothing, but may be late', () => {
    expect(counts([shift], [span('a', '08:00', '12:00', 'b')])).toEqual({ ...none, elsewhere: 1 });
    expect(counts([shift], [span('a', '08:30', '12:00', 'b')])).toEqual({ ...none, late: 1, elsewhere: 1 });
  });

  test('work that is planned where it is done makes up for no shift of another branch', () => {
    const later = span('a', '12:00', '16:00', 'b');
    const work = span('a', '11:00', '16:00', 'b');
    expect(counts([shift, later], [work])).toEqual({ ...none, missed: 1, unplanned: 0, late: 0 });
  });

  test('counts only spans of some branches, knowing the others', () => {
    const isThere = ({ branch }: Span) => branch === 'b';
    const elsewhere = span('a', '08:00', '12:00', 'b');
    expect(attendance([shift], [elsewhere], evening, isThere).size).toBe(0);
    expect(attendance([shift], [], evening, isThere).size).toBe(0);
    expect(attendance([], [elsewhere], evening, isThere).get('a')).toMatchObject({ unplanned: 1 });
  });

  test('work that goes on lasts until now, and at least two hours for a shift that is yet to begin', () => {
    const until = (now: string) => openUntil(new Date('2026-11-20T09:30Z'), new Date(now)).toISOString();
    expect(until('2026-11-20T09:40Z')).toBe('2026-11-20T11:30:00.000Z');
    expect(until('2026-11-20T15:00Z')).toBe('2026-11-20T15:00:00.000Z');
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
    }: Record<'from' | 'length', number> & Record<'user' | 'branch', string>) => ({
      ...{ user, branch, startsAt: new Date(from * 60_000), endsAt: new Date((from + length) * 60_000) },
    });
    const meets = (
      one: Span,
      others: readonly Span[],
      isHere = (other: Span) => other.branch === one.branch,
    ) =>
      others.some(
        (other) =>
          isHere(other) &&
          other.user === one.user &&
          other.startsAt < one.endsAt &&
          one.startsAt < other.endsAt,
      );
    const meetsAnywhere = (one: Span, others: readonly Span[]) => meets(one, others, () => true);
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const [planned, worked] = [some.map(spanOf), others.map(spanOf)];
        const counts = [...attendance(planned, worked, evening).values()];
        const sum = (name: 'missed' | 'unplanned') => counts.reduce((all, one) => all + one[name], 0);
        const absent = planned.filter((shift) => !meets(shift, worked));
        const surplus = worked.filter((work) => !meets(work, planned));
        expect(sum('missed')).toBe(absent.filter((shift) => !meetsAnywhere(shift, surplus)).length);
        expect(sum('unplanned')).toBe(surplus.filter((work) => !meetsAnywhere(work, absent)).length);
      }),
    );
  });
});

describe('the list of what was attended', () => {
  const shift = span('a', '08:00', '12:00');
  const list = (planned: Span[], worked: Span[], isCounted?: (one: Span) => boolean) =>
    attended(planned, worked, evening, isCounted).map(
      ({ shift, work, delay, isMissed, isLate, isUnplanned, isElsewhere }) => ({
        ...{ shift, work, delay },
        is: Object.entries({ isMissed, isLate, isUnplanned, isElsewhere }).flatMap(([name, is]) =>
          is ? name : [],
        ),
      }),
    );

  test('has each shift with its first work, and what else was worked in it beside', () => {
    const [first, second] = [span('a', '08:10', '09:00'), span('a', '10:00', '12:00')];
    const other = span('b', '08:00', '09:00');
    expect(list([shift], [second, other, first])).toEqual([
      { shift, work: first, delay: 10, is: ['isLate'] },
      { shift: null, work: second, delay: null, is: [] },
      { shift: null, work: other, delay: null, is: ['isUnplanned'] },
    ]);
  });

  test.each([
    ['07:59:30', -1, []],
    ['08:05:59', 5, []],
    ['08:06:00', 6, ['isLate']],
  ])('has the delay of work begun at %s in minutes as clocks show them', (from, delay, is) => {
    expect(list([shift], [span('a', from, '12:00')])).toMatchObject([{ delay, is }]);
  });

  test('has work that meets two shifts once, and neither shift as missed', () => {
    const [late, work] = [span('a', '13:00', '17:00'), span('a', '08:00', '17:00')];
    expect(list([shift, late], [work])).toEqual([
      { shift, work, delay: 0, is: [] },
      { shift: late, work: null, delay: -300, is: [] },
    ]);
  });

  test('has no shift that lies ahead, and missed ones without work', () => {
    expect(list([shift, span('a', '19:00', '23:00')], [])).toEqual([
      { shift, work: null, delay: null, is: ['isMissed'] },
    ]);
  });

  test('has the shift without its work where that was in a branch that is not counted', () => {
    const work = span('a', '08:30', '12:00', 'b');
    const inBranch = (name: string) => (one: Span) => one.branch === name;
    expect(list([shift], [work], inBranch('a'))).toEqual([
      { shift, work: null, delay: 30, is: ['isLate', 'isElsewhere'] },
    ]);
    expect(list([shift], [work], inBranch('b'))).toEqual([{ shift: null, work, delay: null, is: [] }]);
  });
});
