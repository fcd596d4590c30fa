import { weeklyPlansTopic, weeklyPlanTopic } from '@bestellwerk/domain/contracts/live-topics';
import { streamKeyOf } from '@bestellwerk/domain/kernel/event';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { weeklyPlanDecider } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-decisions';
import type { WeeklyPlanEvent } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import type { Projection } from '../../engine/projection.js';
import { type WeeklyPlanRow, weeklyPlanTable } from './table.js';

/** In which shifts people work every week. */
export const weeklyPlan = {
  name: 'weekly_plan',
  title: 'Wochenpläne',
  version: 1,
  table: weeklyPlanTable,
  isUrgent: true,
  category: 'weeklyPlan',
  keys: (event) => [{ user: streamKeyOf(event) }],
  apply(event, rows) {
    const key = { user: streamKeyOf(event) };
    const before = rows.get(key) ?? weeklyPlanDecider.initial;
    const after = weeklyPlanDecider.evolve(before, event);
    const branches = [...new Set([...before.plans, ...after.plans].flatMap(branchesOf))];
    rows.put({ ...key, ...after, branches });
  },
  topics: ({ user, branches }) => [weeklyPlanTopic(user), ...branches.map(weeklyPlansTopic)],
} as const satisfies Projection<WeeklyPlanRow, WeeklyPlanEvent>;

const branchesOf = ({ shifts }: WeeklyPlan): string[] => shifts.map(({ branch }) => branch);
