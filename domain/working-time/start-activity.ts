import type { Decision } from '../kernel/decider.js';
import { businessDate } from '../calendar/business-date.js';
import { notBeforeLastPress } from './monotonic-time.js';
import type { Press } from './press.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import type { WorkingTime } from './working-time.js';
import { refuseElsewhere, refuseForgotten, refusePaused } from './working-time-refusals.js';

export interface StartActivity extends Press {
  /** The new activity's own uuid. */
  readonly activity: string;
  readonly branch: string;
  readonly timeZone: string;
}

/** Someone comes to work. Who is at work there already has only pressed twice. */
export function startActivity(person: WorkingTime, start: StartActivity): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return [started(person, start)];
    case 'working':
    case 'paused':
      if (person.open.isForgotten) return refuseForgotten(person.open);
      if (person.open.branch !== start.branch) return refuseElsewhere();
      return person.status === 'paused' ? refusePaused() : [];
    default:
      return person satisfies never;
  }
}

function started(
  person: WorkingTime,
  { activity, branch, timeZone, at: now, deviceAt }: StartActivity,
): WorkingTimeEvent {
  const at = notBeforeLastPress(person, now);
  const date = businessDate(new Date(at), timeZone);
  return { type: 'ActivityStarted', data: { activity, at, deviceAt, branch, businessDate: date, timeZone } };
}
