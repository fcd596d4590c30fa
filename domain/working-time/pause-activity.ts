import type { Decision } from '../kernel/decider.js';
import { notBeforeLastPress } from './monotonic-time.js';
import type { Press } from './press.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import type { WorkingTime } from './working-time.js';
import { refuseAway } from './working-time-refusals.js';

export function pauseActivity(person: WorkingTime, { at, deviceAt }: Press): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return refuseAway();
    case 'working': {
      const { activity } = person.open;
      return [{ type: 'ActivityPaused', data: { activity, at: notBeforeLastPress(person, at), deviceAt } }];
    }
    case 'paused':
      return [];
    default:
      return person satisfies never;
  }
}
