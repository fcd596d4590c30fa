import { expect, it } from '@jest/globals';
import type { WeeklyPlanEvent } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import { weeklyPlanStream } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { weeklyPlan } from './project.js';

const user = '33333333-3333-4333-8333-333333333333';
const [vienna, linz] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const set = (validFrom: string, branch: string): WeeklyPlanEvent => ({
  type: 'WeeklyPlanSet',
  data: { validFrom, shifts: [{ branch, weekday: 1, from: '08:00', to: '16:00', pauseMinutes: 30 }] },
});
const rowOf = (...events: WeeklyPlanEvent[]) => rowsAfter(weeklyPlan, weeklyPlanStream(user), events)[0]!;

it('has the plans of a person in the order in which they begin', () => {
  const row = rowOf(set('2026-12-01', vienna), set('2026-11-20', vienna));
  expect(row).toMatchObject({ user, version: 2 });
  expect(row.plans.map(({ validFrom }) => validFrom)).toEqual(['2026-11-20', '2026-12-01']);
});

it('notifies the branch that a shift moved to, and the one that it left', () => {
  const moved = [set('2026-12-01', vienna), set('2026-12-01', linz)];
  expect(weeklyPlan.topics(rowOf(...moved))).toEqual([
    `weekly-plan:${user}`,
    `weekly-plans:${vienna}`,
    `weekly-plans:${linz}`,
  ]);
  const left = [...moved, { type: 'WeeklyPlanDiscarded', data: { validFrom: '2026-12-01' } } as const];
  expect(weeklyPlan.topics(rowOf(...left))).toEqual([`weekly-plan:${user}`, `weekly-plans:${linz}`]);
});
