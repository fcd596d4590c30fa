import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { withView, type Shown } from '@bestellwerk/domain/kernel/decider';
import type { PersistentMap } from '@bestellwerk/domain/kernel/persistent-map';
import { workingActivitiesAfter } from '@bestellwerk/domain/views/working-activity';
import {
  workingTimeStream,
  type WorkingTimeEvent,
} from '@bestellwerk/domain/working-time/working-time-events';
import { workingTimeDecider, type WorkingTime } from '@bestellwerk/domain/working-time/working-time';
import type { Accepted } from '@bestellwerk/event-log/command';

type Activities = PersistentMap<string, WorkingActivity>;

/** One person's working time, with the activities as they are shown beside the state. All its commands use it. */
export const workingTimeStreams = {
  stream: workingTimeStream,
  decider: withView(workingTimeDecider, workingActivitiesAfter),
};

/** The activity that a command was about, as it is now: one that changed nothing was about the one named, or the latest. */
export function concernedActivity(
  { events, state: { state, view } }: Accepted<Shown<WorkingTime, Activities>, WorkingTimeEvent>,
  named?: string,
): WorkingActivity {
  const latest = state.status === 'away' ? state.closed.at(-1)?.activity : state.open.activity;
  const activity = view?.get(events[0]?.data.activity ?? named ?? latest ?? '');
  if (!activity) throw new Error('Nothing was changed, and there is no activity.');
  return activity;
}
