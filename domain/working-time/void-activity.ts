import type { Decision } from '../kernel/decider.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import { closedActivity, type WorkingTime } from './working-time.js';
import { refuseStillOpen, refuseUnknownActivity, refuseWithoutReason } from './working-time-refusals.js';

export interface VoidActivity {
  readonly activity: string;
  readonly reason: string;
}

/** It shall count nothing, and stay visible. */
export function voidActivity(
  person: WorkingTime,
  { activity, reason }: VoidActivity,
): Decision<WorkingTimeEvent> {
  if (person.status !== 'away' && person.open.activity === activity) return refuseStillOpen();
  const closed = closedActivity(person, activity);
  if (!closed) return refuseUnknownActivity();
  if (closed.isVoided) return [];
  if (reason.trim() === '') return refuseWithoutReason();
  return [{ type: 'ActivityVoided', data: { activity, reason } }];
}
