import type { Decision } from '../kernel/decider.js';
import { businessDate } from '../calendar/zoned-time.js';
import { type Away, notBeforeLastAction, type WorkingTime } from './working-time.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import { refuseAway, refuseElsewhere, refuseForgotten, refusePaused } from './working-time-refusals.js';

/** A button press: the server's time counts, the device's time is only stored. */
export interface ActionTime {
  readonly at: string;
  readonly deviceAt: string | null;
}

export interface StartActivity extends ActionTime {
  /** The new activity's own uuid. */
  readonly activity: string;
  readonly branch: string;
  readonly timeZone: string;
}

/** Someone comes to work. A person who is at work there already has only pressed twice. */
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
  const at = notBeforeLastAction(person, now);
  const date = businessDate(new Date(at), timeZone);
  return { type: 'ActivityStarted', data: { activity, at, deviceAt, branch, businessDate: date, timeZone } };
}

export function pauseActivity(person: WorkingTime, { at, deviceAt }: ActionTime): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return refuseAway();
    case 'working': {
      const { activity } = person.open;
      return [{ type: 'ActivityPaused', data: { activity, at: notBeforeLastAction(person, at), deviceAt } }];
    }
    case 'paused':
      return [];
    default:
      return person satisfies never;
  }
}

export function resumeActivity(
  person: WorkingTime,
  { at, deviceAt }: ActionTime,
): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return refuseAway();
    case 'working':
      return [];
    case 'paused': {
      const { activity } = person.open;
      return [{ type: 'ActivityResumed', data: { activity, at: notBeforeLastAction(person, at), deviceAt } }];
    }
    default:
      return person satisfies never;
  }
}

/** Within this time after an end another press is taken for the same one; later it is refused as not working. */
const SAME_ACTION_MS = 5 * 60_000;

/** Someone goes home, perhaps out of a pause. */
export function endActivity(person: WorkingTime, { at, deviceAt }: ActionTime): Decision<WorkingTimeEvent> {
  switch (person.status) {
    case 'away':
      return hasJustEnded(person, at) ? [] : refuseAway();
    case 'working':
    case 'paused': {
      const { activity } = person.open;
      return [{ type: 'ActivityEnded', data: { activity, at: notBeforeLastAction(person, at), deviceAt } }];
    }
    default:
      return person satisfies never;
  }
}

function hasJustEnded({ closed }: Away, at: string): boolean {
  const last = closed.at(-1);
  return last !== undefined && Math.abs(Date.parse(at) - Date.parse(last.record.endedAt)) <= SAME_ACTION_MS;
}

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

/** Longer than any shift that the law allows with its breaks. */
const FORGOTTEN_AFTER_HOURS = 14;

/** From then on an activity that has not ended counts as forgotten. ISO instants. */
export const forgottenAt = (startedAt: string): string =>
  new Date(Date.parse(startedAt) + FORGOTTEN_AFTER_HOURS * 3_600_000).toISOString();
