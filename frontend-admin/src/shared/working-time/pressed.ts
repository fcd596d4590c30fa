import { todayMinutes } from '@bestellwerk/domain/views/today-minutes';
import type { TimeTrackingMe, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { openActivity } from '@bestellwerk/ui/working-time/activity-state';

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
