import { addDays, type CalendarDate } from '../../calendar/zoned-time.js';
import type { Decider, Decision } from '../../kernel/decider.js';
import { type Problem, refuse, refuseAll } from '../../kernel/refusal.js';
import {
  byBeginning,
  planOn,
  validFromProblem,
  type WeeklyPlan,
  weeklyPlanProblems,
  type WeeklyShift,
} from './weekly-plan.js';
import type { WeeklyPlanEvent } from './weekly-plan-events.js';

/** The plans of one person, in the order in which they begin. */
export interface PlansOfPerson {
  readonly plans: readonly WeeklyPlan[];
  /** How often they were changed. */
  readonly version: number;
}

export const weeklyPlanDecider: Decider<PlansOfPerson, WeeklyPlanEvent> = {
  initial: { plans: [], version: 0 },
  evolve({ plans, version }, { type, data }) {
    const others = plans.filter(({ validFrom }) => validFrom !== data.validFrom);
    const after = type === 'WeeklyPlanSet' ? [...others, data].sort(byBeginning) : others;
    return { plans: after, version: version + 1 };
  },
};

interface PlanChange {
  readonly validFrom: CalendarDate;
  /** The version that the change is based on; null replaces whatever there is. */
  readonly seen: number | null;
  readonly today: CalendarDate;
  /** Whether the person who changes the plan may do so in a branch. */
  readonly mayChange: (branch: string) => boolean;
}

export interface SetPlan extends PlanChange {
  readonly shifts: readonly WeeklyShift[];
  /** Branches in which the person works. */
  readonly workplaces: readonly string[];
}

export function setWeeklyPlan(person: PlansOfPerson, change: SetPlan): Decision<WeeklyPlanEvent> {
  const { validFrom, shifts, mayChange } = change;
  const [first, ...others] = problemsOf(change);
  if (first) return refuseAll('weekly-plan-invalid', [first, ...others]);
  const before = shiftsOn(person, validFrom);
  if (!isSame(elsewhere(before, mayChange), elsewhere(shifts, mayChange))) return refuseElsewhere();
  const replaced = person.plans.find((plan) => plan.validFrom === validFrom);
  if (replaced && isSame(replaced.shifts, shifts)) return [];
  if (isOutdated(person, change)) return refuseOutdated();
  return [{ type: 'WeeklyPlanSet', data: { validFrom, shifts: [...shifts] } }];
}

/** The plan before it goes on in its place. */
export function discardWeeklyPlan(person: PlansOfPerson, change: PlanChange): Decision<WeeklyPlanEvent> {
  const { validFrom, today, mayChange } = change;
  if (validFrom <= today) {
    return refuse('invalid', 'weekly-plan-begun', 'Dieser Plan gilt schon.', 'validFrom');
  }
  const discarded = person.plans.find((plan) => plan.validFrom === validFrom);
  if (!discarded) {
    return refuse('unknown', 'weekly-plan-unknown', 'Ab diesem Tag gibt es keinen eigenen Plan.');
  }
  const after = shiftsOn(person, addDays(validFrom, -1));
  if (!isSame(elsewhere(discarded.shifts, mayChange), elsewhere(after, mayChange))) return refuseElsewhere();
  if (isOutdated(person, change)) return refuseOutdated();
  return [{ type: 'WeeklyPlanDiscarded', data: { validFrom } }];
}

function problemsOf({ validFrom, shifts, workplaces, today }: SetPlan): Problem[] {
  const day = validFromProblem(validFrom, today);
  const places = shifts.flatMap(({ branch }, index) =>
    workplaces.includes(branch)
      ? []
      : [{ message: 'Diese Person arbeitet nicht in dieser Filiale.', field: `shifts.${index}.branch` }],
  );
  return [...(day ? [day] : []), ...places, ...weeklyPlanProblems(shifts)];
}

/** The shifts of the plan that holds on a day. */
export const shiftsOn = ({ plans }: PlansOfPerson, date: CalendarDate): readonly WeeklyShift[] =>
  planOn(plans, date)?.shifts ?? [];

const isOutdated = ({ version }: PlansOfPerson, { seen }: PlanChange): boolean =>
  seen !== null && seen !== version;

const refuseOutdated = () =>
  refuse(
    'conflict',
    'weekly-plan-changed',
    'Dieser Wochenplan wurde inzwischen von jemand anderem geändert. Bitte sehen Sie sich den neuen Stand an.',
  );

const refuseElsewhere = () =>
  refuse(
    'forbidden',
    'shifts-elsewhere',
    'Die Dienste in anderen Filialen müssen bleiben, wie sie sind: Dort dürfen Sie nicht planen.',
    'shifts',
  );

const elsewhere = (shifts: readonly WeeklyShift[], mayChange: PlanChange['mayChange']): WeeklyShift[] =>
  shifts.filter(({ branch }) => !mayChange(branch));

/** In whatever order the shifts are listed. */
const isSame = (some: readonly WeeklyShift[], others: readonly WeeklyShift[]): boolean =>
  textOf(some) === textOf(others);

const textOf = (shifts: readonly WeeklyShift[]): string =>
  shifts
    .map(({ branch, weekday, from, to, pauseMinutes }) => [branch, weekday, from, to, pauseMinutes].join())
    .sort()
    .join(' ');
