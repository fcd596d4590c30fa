import { describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '../kernel/event.js';
import type { WeeklyShift } from '../working-time/weekly-plan/weekly-plan.js';
import type { WeeklyPlanEvent } from '../working-time/weekly-plan/weekly-plan-events.js';
import { weekText, weeklyPlanChanges, weeklyPlanView } from './weekly-plan.js';

const shift = (weekday: number, from = '10:00', to = '18:00', branch = 'wien'): WeeklyShift => ({
  ...{ branch, weekday, from, to, pauseMinutes: 0 },
});
const nameOf = (branch: string) => ({ wien: 'Wien', linz: 'Linz' })[branch] ?? null;

describe('the words of a week', () => {
  test.each([
    ['no shifts', [], 'keine Dienste'],
    ['three days and more as a range', [1, 2, 3, 5].map((day) => shift(day)), 'Mo–Mi, Fr 10:00–18:00'],
    ['two days as two', [shift(6), shift(7)], 'Sa, So 10:00–18:00'],
    [
      'other times apart, with their pause',
      [{ ...shift(5, '18:00', '02:00'), pauseMinutes: 30 }, shift(1)],
      'Mo 10:00–18:00; Fr 18:00–02:00 (30 min Pause)',
    ],
    ['two shifts of a day', [shift(1, '17:00', '21:00'), shift(1)], 'Mo 10:00–18:00; Mo 17:00–21:00'],
  ])('have %s', (_, shifts, text) => {
    expect(weekText(shifts, nameOf)).toBe(text);
  });

  test('name the branches where there are several', () => {
    expect(weekText([shift(1), shift(2, '10:00', '18:00', 'linz')], nameOf)).toBe(
      'Mo 10:00–18:00, Wien; Di 10:00–18:00, Linz',
    );
  });
});

const recorded = (
  number: number,
  event: WeeklyPlanEvent,
  actor = { kind: 'user' as const, id: 'u-1' },
): RecordedEvent<WeeklyPlanEvent> =>
  ({ ...event, revision: String(number), metadata: { at: `2026-11-20T10:0${number}:00.000Z`, actor } }) as
    RecordedEvent<WeeklyPlanEvent>; // prettier-ignore

test('the history has what held before and after each change, the newest first', () => {
  const events = [
    recorded(0, { type: 'WeeklyPlanSet', data: { validFrom: '2026-11-20', shifts: [shift(1)] } }),
    recorded(1, { type: 'WeeklyPlanSet', data: { validFrom: '2026-12-01', shifts: [shift(2)] } }),
    recorded(2, { type: 'WeeklyPlanDiscarded', data: { validFrom: '2026-12-01' } }),
  ];
  expect(weeklyPlanChanges(events)).toMatchObject([
    {
      ...{ version: 3, type: 'discarded', at: '2026-11-20T10:02:00.000Z', validFrom: '2026-12-01' },
      ...{ before: [shift(2)], after: [shift(1)] },
    },
    { version: 2, type: 'set', before: [shift(1)], after: [shift(2)] },
    { version: 1, type: 'set', before: null, after: [shift(1)] },
  ]);
});

test('the plans of a day are those before it, that of the day and those to come', () => {
  const plans = ['2026-11-01', '2026-11-10', '2026-12-01'].map((validFrom, index) => ({
    validFrom,
    shifts: [shift(index + 1)],
  }));
  expect(weeklyPlanView('u-1', { plans, version: 3 }, '2026-11-20')).toEqual({
    ...{ user: 'u-1', version: 3, validFrom: '2026-11-10', shifts: [shift(2)] },
    ...{ earlier: [plans[0]], later: [plans[2]] },
  });
  expect(weeklyPlanView('u-1', { plans, version: 3 }, '2026-10-01')).toMatchObject({
    ...{ validFrom: null, shifts: [], earlier: [], later: plans },
  });
});
