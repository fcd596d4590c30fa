import type { Decision } from '../kernel/decider.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import type { WorkingTime } from './working-time.js';

/** Nobody ended it in time. It stays open; the mark asks people to put it right. */
export function markForgotten(person: WorkingTime, activity: string, at: string): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return [];
    case 'working':
    case 'paused':
      if (person.open.activity !== activity || person.open.isForgotten) return [];
      return [{ type: 'ActivityMarkedForgotten', data: { activity, at } }];
    default:
      return person satisfies never;
  }
}
