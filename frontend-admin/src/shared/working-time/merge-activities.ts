import type {
  Presence,
  TimeTrackingMe,
  WorkingActivity,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { isOpen, openActivity } from '@bestellwerk/ui/working-time/activity-state';
import { isInPlan } from '@bestellwerk/domain/working-time/planned-now';
import { todayMinutes } from '@bestellwerk/domain/working-time/worked-minutes';

/** Puts changed activities into a branch's team; older ones that arrive late change nothing. Changes `team` in place. */
export function mergePresence(team: Presence[], changed: readonly WorkingActivity[]): void {
  for (const activity of changed) {
    const member = team.find(({ user }) => user === activity.user);
    if (!member) continue;
    const known = member.activity;
    if (known && BigInt(activity.revision) <= BigInt(known.revision)) continue;
    const isAboutAnother = known !== null && known.id !== activity.id;
    const now = openActivity(activity);
    if (isAboutAnother && now === null) continue;
    member.activity = now;
    if (activity.status === 'ended' && isInPlan(member.planned, activity)) member.hasLeft = true;
  }
}

/**
 * Whether the team has to be reloaded: a person who is not in the team works here, so the name is unknown; a person
 * who may belong to another branch ends a shift; or a member starts or ends one in another branch, whose rows are not sent.
 */
export const isToReread = (team: readonly Presence[], changed: readonly WorkingActivity[]): boolean =>
  changed.length === 0 ||
  changed.some((activity) => !isOpen(activity) || !team.some(({ user }) => user === activity.user));

type Counted = Pick<TimeTrackingMe, 'today' | 'activity' | 'now' | 'monthBalanceMinutes'>;

/** Moves one's clock on to the activity that a press was answered with. Changes `clock` in place. */
export function pressed(clock: Counted, activity: WorkingActivity, at: Date): void {
  const more = todayMinutes(clock, at) - clock.today.workedMinutes;
  clock.today.workedMinutes += more;
  clock.today.balanceMinutes += more;
  clock.monthBalanceMinutes += more;
  clock.activity = openActivity(activity);
  clock.now = at.toISOString();
}
