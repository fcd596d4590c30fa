import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import { isRefusal } from '../kernel/refusal.js';
import { correctActivity, enterActivity, voidActivity } from './correction-decisions.js';
import { at, corrected, ended, ids, paused, record, resumed, started, voided } from './testing/activities.js';
import type { ActivityRecord } from './working-time-events.js';
import { workingTimeDecider } from './working-time.js';

const { given } = givenWhenThen(workingTimeDecider);
const day = [started('08:00'), paused('12:00'), resumed('12:30'), ended('16:00')];
const asWorked = record('08:00', '16:00', ['12:00', '12:30']);

const to = (
  after: ActivityRecord,
  changes: { activity?: string; reason?: string; seen?: ActivityRecord } = {},
) => ({
  activity: ids.first,
  record: after,
  timeZone: 'Europe/Vienna',
  reason: 'Vergessen',
  approvedBy: ids.manager,
  now: at('20:00'),
  seen: null,
  ...changes,
});

const problemsOf = (decision: unknown) => {
  if (!isRefusal(decision)) throw new Error(`accepted: ${JSON.stringify(decision)}`);
  return decision.problems.map(({ field }) => field);
};

describe('a correction', () => {
  test('stores the old and the new record', () => {
    const after = record('08:00', '15:00', ['12:00', '12:30']);
    expect(correctActivity(given(...day), to(after))).toEqual([corrected(asWorked, after)]);
    expect(given(...day, corrected(asWorked, after)).closed).toEqual([
      { activity: ids.first, record: after, isVoided: false },
    ]);
  });

  test.each([
    ['seven days later', '2026-11-27', []],
    ['eight days later', '2026-11-28', ['startedAt']],
    ['a hundred years earlier', '1926-11-20', ['startedAt']],
  ])('to a day %s is accepted up to seven days away', (_, date, fields) => {
    const moved = (time: string) => `${date}T${time}:00.000Z`;
    const after = { ...asWorked, startedAt: moved('07:00'), endedAt: moved('15:00'), pauses: [] };
    const decision = correctActivity(given(...day), { ...to(after), now: '2026-12-31T12:00:00.000Z' });
    expect(isRefusal(decision) ? problemsOf(decision) : []).toEqual(fields);
  });

  test('of a shift that has ended is accepted while the next one is open', () => {
    const after = record('08:00', '15:00', ['12:00', '12:30']);
    const working = given(...day, started('17:00', ids.second));
    expect(correctActivity(working, to(after))).toEqual([corrected(asWorked, after)]);
  });

  test('to a record that cannot be is refused as invalid', () => {
    expect(correctActivity(given(...day), to(record('15:00', '08:00')))).toMatchObject({
      kind: 'invalid',
      code: 'record-invalid',
    });
  });

  test('to the current record writes nothing', () => {
    expect(correctActivity(given(...day), to(asWorked))).toEqual([]);
  });

  test.each([
    ['open', [started('08:00')], 'activity-open'],
    ['unknown', [], 'activity-unknown'],
    ['voided', [...day, voided()], 'activity-voided'],
  ])('of an %s activity is refused', (_, events, code) => {
    expect(correctActivity(given(...events), to(record('08:00', '15:00')))).toMatchObject({ code });
  });

  test('without a reason is refused', () => {
    expect(problemsOf(correctActivity(given(...day), to(record('08:00', '15:00'), { reason: ' ' })))).toEqual(
      ['reason'],
    );
  });

  test.each([
    ['an end before the beginning', record('08:00', '07:00'), ['endedAt']],
    ['no duration', record('08:00', '08:00'), ['endedAt']],
    ['an end in the future', record('08:00', '20:01'), ['endedAt']],
    ['more than a day', { ...record('08:00', '16:00'), startedAt: '2026-11-19T15:59:00.000Z' }, ['endedAt']],
    ['a pause that ends before it begins', record('08:00', '16:00', ['12:00', '11:00']), ['pauses.0.to']],
    ['a pause outside', record('08:00', '16:00', ['15:30', '16:30']), ['pauses.0.from']],
    [
      'pauses that overlap',
      record('08:00', '16:00', ['12:00', '13:00'], ['12:30', '13:30']),
      ['pauses.1.from'],
    ],
    ['a pause as long as the shift', record('08:00', '16:00', ['08:00', '16:00']), ['pauses.0.to']],
    [
      'pauses that together are as long as the shift',
      record('08:00', '16:00', ['08:00', '12:00'], ['12:00', '16:00']),
      ['pauses.1.to'],
    ],
    [
      'a pause that is shorter by seconds only, which clocks do not show',
      {
        ...record('08:00', '16:00', ['08:00', '16:00']),
        startedAt: '2026-11-20T07:00:00.000Z',
        endedAt: '2026-11-20T15:00:40.000Z',
        pauses: [{ from: '2026-11-20T07:00:20.000Z', to: '2026-11-20T15:00:20.000Z' }],
      },
      ['pauses.0.to'],
    ],
  ])('to %s is refused at its field', (_, after, fields) => {
    expect(problemsOf(correctActivity(given(...day), to(after)))).toEqual(fields);
  });

  test('of a record that was corrected meanwhile is refused, unless nothing would change', () => {
    const [bySomebody, byMe] = [record('08:00', '15:00'), record('08:00', '14:00')];
    const meanwhile = given(...day, corrected(asWorked, bySomebody));
    const seen = { seen: asWorked };
    expect(correctActivity(meanwhile, to(byMe, seen))).toMatchObject({ code: 'activity-changed' });
    expect(correctActivity(meanwhile, to(bySomebody, seen))).toEqual([]);
    expect(correctActivity(meanwhile, to(byMe, { seen: bySomebody }))).toHaveLength(1);
    expect(correctActivity(meanwhile, to(byMe))).toHaveLength(1);
  });

  test('that leaves a minute of work is accepted', () => {
    expect(correctActivity(given(...day), to(record('08:00', '16:00', ['08:00', '15:59'])))).toHaveLength(1);
  });

  test('of a shift that was all pause at the terminal is refused until its pause is shorter', () => {
    const allPause = given(started('08:00'), paused('08:00'), resumed('09:00'), ended('09:00'));
    expect(allPause.closed).toHaveLength(1);
    const linz = { ...record('08:00', '09:00', ['08:00', '09:00']), branch: ids.linz };
    expect(problemsOf(correctActivity(allPause, to(linz)))).toEqual(['pauses.0.to']);
    expect(correctActivity(allPause, to(record('08:00', '09:00', ['08:00', '08:30'])))).toHaveLength(1);
  });

  test('may touch other activities but not overlap them', () => {
    const evening = [started('17:00', ids.second), ended('19:00', ids.second)];
    const person = given(...day, ...evening);
    expect(correctActivity(person, to(record('08:00', '17:00')))).toHaveLength(1);
    expect(problemsOf(correctActivity(person, to(record('08:00', '17:01'))))).toEqual(['startedAt']);
    expect(
      correctActivity(given(...day, ...evening, voided(ids.second)), to(record('08:00', '17:01'))),
    ).toHaveLength(1);
    const stillThere = given(...day, started('17:00', ids.second));
    expect(problemsOf(correctActivity(stillThere, to(record('08:00', '17:01'))))).toEqual(['endedAt']);
  });
});

describe('an entry', () => {
  test('is written as a correction without an old record', () => {
    const entered = record('08:00', '12:00');
    expect(enterActivity(given(), to(entered))).toEqual([corrected(null, entered)]);
    expect(given(corrected(null, entered)).closed).toEqual([
      { activity: ids.first, record: entered, isVoided: false },
    ]);
  });

  test('of more than a year ago is refused', () => {
    const entry = to(record('08:00', '12:00'));
    const problems = (now: string) => enterActivity(given(), { ...entry, now });
    expect(problems('2027-11-21T07:59:00.000Z')).toHaveLength(1);
    expect(problemsOf(problems('2027-11-21T08:01:00.000Z'))).toEqual(['startedAt']);
  });

  test('that overlaps another activity is refused', () => {
    const entry = to(record('15:00', '17:00'), { activity: ids.second });
    expect(problemsOf(enterActivity(given(...day), entry))).toEqual(['startedAt']);
  });

  test('does not change an open activity', () => {
    const working = given(started('12:00', ids.second));
    const entered = given(started('12:00', ids.second), corrected(null, record('08:00', '12:00')));
    expect(entered).toMatchObject({ status: 'working', open: working.status === 'working' && working.open });
  });
});

describe('a void', () => {
  const asked = { activity: ids.first, reason: 'Doppelt', seen: null };

  test('needs a reason, and is written once', () => {
    expect(voidActivity(given(...day), asked)).toEqual([voided()]);
    expect(problemsOf(voidActivity(given(...day), { ...asked, reason: ' ' }))).toEqual(['reason']);
    expect(voidActivity(given(...day, voided()), asked)).toEqual([]);
  });

  test('of a shift that has ended is accepted while the next one is open', () => {
    const working = given(...day, started('17:00', ids.second));
    expect(voidActivity(working, asked)).toEqual([voided()]);
  });

  test('of a record that was corrected meanwhile is refused', () => {
    const meanwhile = given(...day, corrected(asWorked, record('08:00', '15:00')));
    expect(voidActivity(meanwhile, { ...asked, seen: asWorked })).toMatchObject({ code: 'activity-changed' });
    expect(voidActivity(given(...day), { ...asked, seen: asWorked })).toEqual([voided()]);
  });

  test('of an open or unknown activity is refused', () => {
    expect(voidActivity(given(started('08:00')), asked)).toMatchObject({
      code: 'activity-open',
    });
    expect(voidActivity(given(), asked)).toMatchObject({
      code: 'activity-unknown',
    });
  });
});
