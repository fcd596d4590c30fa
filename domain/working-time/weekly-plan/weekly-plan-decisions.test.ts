import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../calendar/zoned-time.js';
import { fold } from '../../kernel/decider.js';
import type { WeeklyShift } from './weekly-plan.js';
import { discardWeeklyPlan, setWeeklyPlan, weeklyPlanDecider } from './weekly-plan-decisions.js';
import type { WeeklyPlanEvent } from './weekly-plan-events.js';

const [vienna, linz] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const TODAY = '2026-11-20';
const shift = (weekday: number, branch = vienna): WeeklyShift => ({
  ...{ branch, weekday, from: '08:00', to: '16:00', pauseMinutes: 30 },
});
const set = (validFrom: string, ...shifts: WeeklyShift[]): WeeklyPlanEvent => ({
  type: 'WeeklyPlanSet',
  data: { validFrom, shifts },
});
const discarded = (validFrom: string): WeeklyPlanEvent => ({
  type: 'WeeklyPlanDiscarded',
  data: { validFrom },
});

const after = (...events: WeeklyPlanEvent[]) => fold(weeklyPlanDecider, events);
const facts = { today: TODAY, workplaces: [vienna, linz], mayChange: () => true, seen: null };
const inVienna = { ...facts, mayChange: (branch: string) => branch === vienna };
const refusal = (code: string) => expect.objectContaining({ refused: true, code });

describe('a weekly plan', () => {
  test('is set from its day on', () => {
    const change = { ...facts, validFrom: '2026-12-01', shifts: [shift(1)] };
    expect(setWeeklyPlan(after(), change)).toEqual([set('2026-12-01', shift(1))]);
  });

  test('changes nothing when it is saved as it is, in whatever order', () => {
    const person = after(set(TODAY, shift(1), shift(2)));
    const change = { ...facts, validFrom: TODAY, shifts: [shift(2), shift(1)], seen: 0 };
    expect(setWeeklyPlan(person, change)).toEqual([]);
  });

  test('that was changed by somebody else since it was read is not replaced', () => {
    const person = after(set(TODAY, shift(1)), set('2026-12-01', shift(2)));
    const change = { ...facts, validFrom: TODAY, shifts: [shift(3)] };
    expect(setWeeklyPlan(person, { ...change, seen: 1 })).toEqual(refusal('weekly-plan-changed'));
    expect(setWeeklyPlan(person, { ...change, seen: 2 })).toEqual([set(TODAY, shift(3))]);
    expect(setWeeklyPlan(person, change)).toEqual([set(TODAY, shift(3))]);
  });

  test('that was discarded does not come back through a window that still shows it', () => {
    const person = after(set('2026-12-01', shift(2)), discarded('2026-12-01'));
    const change = { ...facts, validFrom: '2026-12-01', shifts: [shift(3)], seen: 1 };
    expect(setWeeklyPlan(person, change)).toEqual(refusal('weekly-plan-changed'));
  });

  test('leaves the shifts alone that belong to the managers of other branches', () => {
    const person = after(set(TODAY, shift(1), shift(3, linz)));
    const change = { ...inVienna, validFrom: '2026-12-01' };
    expect(setWeeklyPlan(person, { ...change, shifts: [shift(2)] })).toEqual(refusal('shifts-elsewhere'));
    const kept = [shift(3, linz), shift(2)];
    expect(setWeeklyPlan(person, { ...change, shifts: kept })).toEqual([set('2026-12-01', ...kept)]);
  });

  test('names every problem with its field', () => {
    const shifts = [shift(1, linz), { ...shift(2), to: '08:00' }];
    const change = { ...facts, validFrom: '1926-11-20', shifts, workplaces: [vienna] };
    expect(setWeeklyPlan(after(), change)).toMatchObject({
      code: 'weekly-plan-invalid',
      problems: [{ field: 'validFrom' }, { field: 'shifts.0.branch' }, { field: 'shifts.1.to' }],
    });
  });
});

describe('discarding a plan', () => {
  const person = after(set(TODAY, shift(1), shift(3, linz)), set('2026-12-01', shift(1)));

  test('is only possible before it begins', () => {
    expect(discardWeeklyPlan(person, { ...facts, validFrom: TODAY })).toEqual(refusal('weekly-plan-begun'));
    expect(discardWeeklyPlan(person, { ...facts, validFrom: '2026-12-02' })).toEqual(
      refusal('weekly-plan-unknown'),
    );
    expect(discardWeeklyPlan(person, { ...facts, validFrom: '2026-12-01' })).toEqual([
      discarded('2026-12-01'),
    ]);
  });

  test('is refused where it would bring back shifts in a branch of other managers', () => {
    expect(discardWeeklyPlan(person, { ...inVienna, validFrom: '2026-12-01' })).toEqual(
      refusal('shifts-elsewhere'),
    );
  });

  test('is refused when the plans were changed since they were read', () => {
    expect(discardWeeklyPlan(person, { ...facts, validFrom: '2026-12-01', seen: 1 })).toEqual(
      refusal('weekly-plan-changed'),
    );
  });
});

test('after any events there is one plan for each day, in order, and every event counts', () => {
  const event = fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 7 }), fc.boolean())
    .map(([day, weekday, isSet]) => {
      const date = addDays(TODAY, day);
      return isSet ? set(date, shift(weekday)) : discarded(date);
    });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { plans, version } = after(...events);
      const days = plans.map(({ validFrom }) => validFrom);
      expect(days).toEqual([...new Set(days)].sort());
      expect(version).toBe(events.length);
      for (const { validFrom, shifts } of plans) {
        const last = events.filter(({ data }) => data.validFrom === validFrom).at(-1);
        expect(last).toEqual(set(validFrom, ...shifts));
      }
    }),
  );
});
