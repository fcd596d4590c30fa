import type { CalendarDate } from '../calendar/zoned-time.js';
import type { WeeklyPlanChange, WeeklyPlanView } from '../contracts/working-time.schema.js';
import type { Actor, RecordedEvent } from '../kernel/event.js';
import { weekdayNames } from '../text/formats.js';
import {
  planOn,
  plansAfter,
  type WeeklyPlan,
  type WeeklyShift,
} from '../working-time/weekly-plan/weekly-plan.js';
import {
  type PlansOfPerson,
  shiftsOn,
  weeklyPlanDecider,
} from '../working-time/weekly-plan/weekly-plan-decisions.js';
import type { WeeklyPlanEvent } from '../working-time/weekly-plan/weekly-plan-events.js';

/** The plans of a person, as they are on a day. */
export function weeklyPlanView(
  user: string,
  { plans, version }: PlansOfPerson,
  today: CalendarDate,
): WeeklyPlanView {
  const current = planOn(plans, today);
  return {
    ...{ user, version },
    validFrom: current?.validFrom ?? null,
    shifts: [...(current?.shifts ?? [])],
    earlier: plans.filter(({ validFrom }) => current && validFrom < current.validFrom).map(asShown),
    later: plansAfter(plans, today).map(asShown),
  };
}

const asShown = ({ validFrom, shifts }: WeeklyPlan) => ({ validFrom, shifts: [...shifts] });

type Unnamed = Omit<WeeklyPlanChange, 'actor'> & { readonly actor: Actor };

/** Every change of a person's plans, newest first, with what held on its first day before and after it. */
export function weeklyPlanChanges(events: readonly RecordedEvent<WeeklyPlanEvent>[]): Unnamed[] {
  let person: PlansOfPerson = weeklyPlanDecider.initial;
  const changes = events.map((event) => {
    const { validFrom } = event.data;
    const before = planOn(person.plans, validFrom);
    person = weeklyPlanDecider.evolve(person, event);
    return {
      version: person.version,
      type: event.type === 'WeeklyPlanSet' ? ('set' as const) : ('discarded' as const),
      at: event.metadata.at,
      actor: event.metadata.actor,
      validFrom,
      before: before ? [...before.shifts] : null,
      after: [...shiftsOn(person, validFrom)],
    };
  });
  return changes.reverse();
}

/** 'Mo–Fr 10:00–18:00 (30 min Pause); Sa 18:00–02:00': equal shifts together, and with their branches where there are several. */
export function weekText(
  shifts: readonly WeeklyShift[],
  branchName: (branch: string) => string | null,
): string {
  if (shifts.length === 0) return 'keine Dienste';
  const isSpread = new Set(shifts.map(({ branch }) => branch)).size > 1;
  const weekdaysOf = new Map<string, number[]>();
  for (const { branch, weekday, from, to, pauseMinutes } of [...shifts].sort(byTime)) {
    const pause = pauseMinutes > 0 ? ` (${pauseMinutes} min Pause)` : '';
    const name = isSpread ? branchName(branch) : null;
    const time = `${from}–${to}${pause}${name === null ? '' : `, ${name}`}`;
    weekdaysOf.set(time, [...(weekdaysOf.get(time) ?? []), weekday]);
  }
  return [...weekdaysOf].map(([time, weekdays]) => `${weekdaysText(weekdays)} ${time}`).join('; ');
}

const byTime = (one: WeeklyShift, other: WeeklyShift): number =>
  one.weekday - other.weekday || (one.from < other.from ? -1 : 1);

/** 'Mo–Mi, Sa' of ascending numbers of weekdays. */
function weekdaysText(weekdays: readonly number[]): string {
  const runs: number[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs
    .flatMap((run) =>
      run.length < 3 ? run.map(shortName) : [`${shortName(run[0]!)}–${shortName(run.at(-1)!)}`],
    )
    .join(', ');
}

const shortName = (weekday: number): string => weekdayNames[weekday - 1]!.slice(0, 2);
