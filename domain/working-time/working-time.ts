import type { Decider } from '../kernel/decider.js';
import type { ActivityRecord, Interval, WorkingTimeEvent } from './working-time-events.js';

/** What is going on; pauses that are over. */
export interface OpenActivity {
  readonly activity: string;
  readonly branch: string;
  readonly timeZone: string;
  readonly startedAt: string;
  readonly pauses: readonly Interval[];
  readonly isForgotten: boolean;
}

export interface ClosedActivity {
  readonly activity: string;
  readonly record: ActivityRecord;
  readonly isVoided: boolean;
}

interface Past {
  /** In the order in which they were closed or entered. */
  readonly closed: readonly ClosedActivity[];
}

export type Away = Past & { readonly status: 'away' };
export type Working = Past & { readonly status: 'working'; readonly open: OpenActivity };
export type Paused = Past & {
  readonly status: 'paused';
  readonly open: OpenActivity;
  readonly pausedAt: string;
};

/** One person's working time, as far as decisions need it. */
export type WorkingTime = Away | Working | Paused;

export const workingTimeDecider: Decider<WorkingTime, WorkingTimeEvent> = {
  initial: { status: 'away', closed: [] },
  evolve,
};

function evolve(person: WorkingTime, event: WorkingTimeEvent): WorkingTime {
  const { closed } = person;
  switch (event.type) {
    case 'ActivityStarted': {
      const { activity, branch, timeZone, at } = event.data;
      const open = { activity, branch, timeZone, startedAt: at, pauses: [], isForgotten: false };
      return { status: 'working', open, closed };
    }
    case 'ActivityPaused':
      return { status: 'paused', open: openOf(person, event), pausedAt: event.data.at, closed };
    case 'ActivityResumed':
      return { status: 'working', open: withoutPause(person, event), closed };
    case 'ActivityEnded': {
      const { activity, branch, startedAt, pauses } = withoutPause(person, event);
      const record = { branch, startedAt, endedAt: event.data.at, pauses: [...pauses] };
      return { status: 'away', closed: [...closed, { activity, record, isVoided: false }] };
    }
    case 'ActivityCorrected': {
      const { activity, before, after } = event.data;
      if (!before) return { ...person, closed: [...closed, { activity, record: after, isVoided: false }] };
      return withClosed(person, activity, (one) => ({ ...one, record: after }));
    }
    case 'ActivityVoided':
      return withClosed(person, event.data.activity, (one) => ({ ...one, isVoided: true }));
    case 'ActivityReasonsErased':
      return person;
    case 'ActivityMarkedForgotten':
      if (person.status === 'away') throw notOpen(event);
      return { ...person, open: { ...openOf(person, event), isForgotten: true } };
    default:
      return event satisfies never;
  }
}

export const closedActivity = (person: WorkingTime, activity: string): ClosedActivity | undefined =>
  person.closed.find((one) => one.activity === activity);

const withClosed = (
  person: WorkingTime,
  activity: string,
  change: (one: ClosedActivity) => ClosedActivity,
): WorkingTime => ({
  ...person,
  closed: person.closed.map((one) => (one.activity === activity ? change(one) : one)),
});

function openOf(person: WorkingTime, event: WorkingTimeEvent): OpenActivity {
  if (person.status === 'away' || person.open.activity !== event.data.activity) throw notOpen(event);
  return person.open;
}

function withoutPause(person: WorkingTime, event: WorkingTimeEvent & { data: { at: string } }): OpenActivity {
  const open = openOf(person, event);
  if (person.status !== 'paused') return open;
  return { ...open, pauses: [...open.pauses, { from: person.pausedAt, to: event.data.at }] };
}

const notOpen = (event: WorkingTimeEvent) =>
  new Error(`${event.type} of an activity that is not open: ${event.data.activity}`);

/**
 * Time does not run backwards in a person's activities, even if the server's clock was put back or two
 * servers differ: what is pressed now happens at the earliest when the last press happened.
 */
export function notBeforeLastAction(person: WorkingTime, at: string): string {
  return later(at, lastAction(person));
}

function lastAction(person: WorkingTime): string | undefined {
  switch (person.status) {
    case 'away':
      return person.closed
        .filter(({ isVoided }) => !isVoided)
        .map(({ record }) => record.endedAt)
        .reduce<string | undefined>(
          (latest, end) => (latest === undefined ? end : later(end, latest)),
          undefined,
        );
    case 'working':
      return person.open.pauses.at(-1)?.to ?? person.open.startedAt;
    case 'paused':
      return person.pausedAt;
    default:
      return person satisfies never;
  }
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;
