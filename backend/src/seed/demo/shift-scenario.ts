import type { Role } from '@bestellwerk/domain/access/roles';
import {
  plannedShifts,
  type WeeklyPlan,
  type WeeklyShift,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { addDays, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import type { ClockAction } from '../../working-time/clock.commands.js';
import { Random } from '@bestellwerk/server-kit/random';
import { staff, type StaffMember } from './staff.js';

export interface TimedAction {
  readonly action: ClockAction;
  readonly at: Date;
}

/** A shift with its clock actions in order; without an end while the person is still at work. */
export interface WorkedShift {
  readonly branch: string;
  readonly actions: readonly TimedAction[];
  /** When the end was forgotten: the end that the branch's manager put in its place, and when. */
  readonly correction?: { readonly endedAt: Date; readonly at: Date };
}

export interface WorkingLife {
  readonly member: StaffMember;
  readonly plan: WeeklyPlan;
  readonly shifts: readonly WorkedShift[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_BACK = 9;
/** Nobody's past shift comes nearer to now than this. */
const DISTANCE = 6 * HOUR;

const hours: Partial<Record<Role, { weekdays: number[]; from: string; to: string }>> = {
  ROLE_BRANCH_MANAGER: { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '16:30' },
  ROLE_SHIFT_LEAD: { weekdays: [2, 3, 4, 5, 6], from: '14:00', to: '22:30' },
  ROLE_EMPLOYEE: { weekdays: [1, 3, 4, 5, 6], from: '10:00', to: '18:00' },
};

/** Recent plans and shifts of the teams of the branches. The same `now` gives the same result. */
export function generateShifts(
  now: Date,
  timeZone: string,
  idOf: (identifier: string) => string,
): WorkingLife[] {
  const random = new Random(20_261_120);
  const today = localTime(now, timeZone).date;
  return staff
    .filter(({ branches }) => branches.length > 0)
    .map((member) => {
      const plan = { validFrom: addDays(today, -DAYS_BACK), shifts: weekOf(member, idOf) };
      const period = { from: plan.validFrom, to: today };
      const past = plannedShifts([plan], period, () => timeZone)
        .filter(({ endsAt }) => endsAt.getTime() < now.getTime() - DISTANCE)
        .map(({ branch, startsAt, endsAt }) => workedShift(branch, startsAt, endsAt, random));
      return {
        member,
        plan,
        shifts: [...withForgottenEnd(member, past), ...presentShift(member, now, idOf, random)],
      };
    });
}

/** People who work in two branches take turns. */
function weekOf({ roles, branches }: StaffMember, idOf: (identifier: string) => string): WeeklyShift[] {
  const { weekdays, from, to } = hours[roles[0]!]!;
  return weekdays.map((weekday, index) => {
    return { branch: idOf(branches[index % branches.length]!), weekday, from, to, pauseMinutes: 30 };
  });
}

function workedShift(branch: string, startsAt: Date, endsAt: Date, random: Random): WorkedShift {
  const near = (at: Date, least: number, most: number) =>
    new Date(at.getTime() + random.between(least * 60, most * 60) * 1000);
  const pauseAt = near(startsAt, 210, 270);
  return {
    branch,
    actions: [
      { action: 'start', at: near(startsAt, -9, 6) },
      { action: 'pause', at: pauseAt },
      { action: 'resume', at: near(pauseAt, 24, 37) },
      { action: 'end', at: near(endsAt, -8, 25) },
    ],
  };
}

/** Each employee once went home without a word; the manager put it right later that night. */
function withForgottenEnd({ roles }: StaffMember, shifts: WorkedShift[]): WorkedShift[] {
  const [forgotten, ...others] = [...shifts].reverse();
  const end = forgotten?.actions.at(-1);
  if (!roles.includes('ROLE_EMPLOYEE') || !forgotten || !end) return shifts;
  const lateEnd = { action: 'end', at: new Date(end.at.getTime() + 3 * HOUR) } as const;
  const correction = { endedAt: end.at, at: new Date(lateEnd.at.getTime() + HOUR) };
  return [
    ...others.reverse(),
    { ...forgotten, actions: [...forgotten.actions.slice(0, -1), lateEnd], correction },
  ];
}

/** Someone is at work and someone in a pause in every branch, at whatever hour the demo starts. */
function presentShift(
  { roles, branches }: StaffMember,
  now: Date,
  idOf: (identifier: string) => string,
  random: Random,
): WorkedShift[] {
  if (roles.includes('ROLE_BRANCH_MANAGER')) return [];
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  const start = { action: 'start', at: minutesAgo(random.between(85, 170)) } as const;
  const pause = { action: 'pause', at: minutesAgo(random.between(5, 18)) } as const;
  const isPausing = roles.includes('ROLE_SHIFT_LEAD');
  return [{ branch: idOf(branches[0]!), actions: isPausing ? [start, pause] : [start] }];
}
