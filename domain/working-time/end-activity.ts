import type { Decision } from '../kernel/decider.js';
import { notBeforeLastPress } from './monotonic-time.js';
import type { Press } from './press.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import type { Away, WorkingTime } from './working-time.js';
import { refuseAway } from './working-time-refusals.js';

/** Within this time after an end another press is taken for the same one; later it is refused as not working. */
const SAME_PRESS_MS = 5 * 60_000;

/** Someone goes home, perhaps out of a pause. */
export function endActivity(person: WorkingTime, { at, deviceAt }: Press): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return hasJustEnded(person, at) ? [] : refuseAway();
    case 'working':
    case 'paused': {
      const { activity } = person.open;
      return [{ type: 'ActivityEnded', data: { activity, at: notBeforeLastPress(person, at), deviceAt } }];
    }
    default:
      return person satisfies never;
  }
}

function hasJustEnded({ closed }: Away, at: string): boolean {
  const last = closed.at(-1);
  return last !== undefined && Math.abs(Date.parse(at) - Date.parse(last.record.endedAt)) <= SAME_PRESS_MS;
}
