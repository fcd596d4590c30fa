import { type RecordedEvent, streamKeyOf } from '../kernel/event.js';
import { PersistentMap } from '../kernel/persistent-map.js';
import { forgottenAt } from '../working-time/clock-decisions.js';
import { pauseMinutesAt, workedMinutesAt } from '../working-time/worked-minutes.js';
import type { ActivityRecord, WorkingTimeEvent } from '../working-time/working-time-events.js';
import type { WorkingActivity } from '../contracts/working-time.schema.js';

/** The view of an activity after an event. Throws if it was neither started nor entered before. */
export function workingActivityAfter(
  before: WorkingActivity | undefined,
  event: RecordedEvent<WorkingTimeEvent>,
): WorkingActivity {
  const { isForgotten, ...times } = timesAfter(before, event);
  const until = lastAction(times);
  const changes = changesBefore(before, event);
  const change = changeOf(event);
  return {
    id: event.data.activity,
    user: userOf(event),
    isEnteredByStaff: before?.isEnteredByStaff ?? event.type === 'ActivityCorrected',
    ...times,
    workedMinutes: workedMinutesAt(times, until),
    pauseMinutes: pauseMinutesAt(times, until),
    isForgotten,
    changes: change ? [...changes, change] : changes,
    changedAt: event.metadata.at,
    revision: event.revision,
  };
}

/** What of an activity is worked time. One that goes on ends with its beginning. */
export const recordOf = ({ branch, startedAt, endedAt, pauses }: WorkingActivity): ActivityRecord => ({
  branch,
  startedAt,
  endedAt: endedAt ?? startedAt,
  pauses: pauses.map(({ from, to }) => ({ from, to: to ?? from })),
});

/** All activities of a person after an event, by id. */
export function workingActivitiesAfter(
  before: PersistentMap<string, WorkingActivity> = PersistentMap.empty(),
  event: RecordedEvent<WorkingTimeEvent>,
): PersistentMap<string, WorkingActivity> {
  const { activity } = event.data;
  return before.with(activity, workingActivityAfter(before.get(activity), event));
}

/** The person whose stream it is. */
export const userOf = (event: RecordedEvent<WorkingTimeEvent>): string => streamKeyOf(event);

type Times = Pick<
  WorkingActivity,
  'branch' | 'businessDate' | 'timeZone' | 'status' | 'startedAt' | 'endedAt' | 'pauses' | 'isForgotten'
>;

function timesAfter(before: Times | undefined, event: RecordedEvent<WorkingTimeEvent>): Times {
  if (event.type === 'ActivityStarted') {
    const { branch, businessDate, timeZone, at } = event.data;
    const open = { endedAt: null, pauses: [], isForgotten: false };
    return { branch, businessDate, timeZone, status: 'working', startedAt: at, ...open };
  }
  if (event.type === 'ActivityCorrected') {
    const { after, businessDate, timeZone } = event.data;
    return { ...timesOf(after), businessDate, timeZone, status: 'ended', isForgotten: false };
  }
  if (!before) throw new Error(`${event.type} of an unknown activity`);
  const { branch, businessDate, timeZone, status, startedAt, endedAt, pauses, isForgotten } = before;
  const same = { branch, businessDate, timeZone, status, startedAt, endedAt, pauses, isForgotten };
  switch (event.type) {
    case 'ActivityPaused':
      return { ...same, status: 'paused', pauses: [...pauses, { from: event.data.at, to: null }] };
    case 'ActivityResumed':
      return { ...same, status: 'working', pauses: closedPauses(pauses, event.data.at) };
    case 'ActivityEnded': {
      const { at } = event.data;
      const isTooLate = Date.parse(at) >= Date.parse(forgottenAt(startedAt));
      return {
        ...same,
        status: 'ended',
        endedAt: at,
        pauses: closedPauses(pauses, at),
        isForgotten: isForgotten && isTooLate,
      };
    }
    case 'ActivityVoided':
      return { ...same, status: 'voided' };
    case 'ActivityReasonsErased':
      return same;
    case 'ActivityMarkedForgotten':
      return { ...same, isForgotten: true };
    default:
      return event satisfies never;
  }
}

const timesOf = ({ branch, startedAt, endedAt, pauses }: ActivityRecord): ActivityRecord => ({
  branch,
  startedAt,
  endedAt,
  pauses,
});

function lastAction({ startedAt, endedAt, pauses }: Pick<Times, 'startedAt' | 'endedAt' | 'pauses'>): Date {
  const last = pauses.at(-1);
  return new Date(endedAt ?? last?.to ?? last?.from ?? startedAt);
}

const closedPauses = (pauses: Times['pauses'], at: string): WorkingActivity['pauses'] =>
  pauses.map(({ from, to }) => ({ from, to: to ?? at }));

function changesBefore(before: WorkingActivity | undefined, { type }: RecordedEvent<WorkingTimeEvent>) {
  const changes = before?.changes ?? [];
  if (type !== 'ActivityReasonsErased') return changes;
  return changes.map((change) => ({ ...change, reason: null }));
}

function changeOf({ type, data, metadata }: RecordedEvent<WorkingTimeEvent>) {
  const base = { at: metadata.at, by: metadata.actor.id };
  switch (type) {
    case 'ActivityCorrected':
      return {
        type: data.before ? 'corrected' : 'entered',
        ...base,
        reason: data.reason,
        before: data.before,
      } as const;
    case 'ActivityVoided':
      return { type: 'voided', ...base, reason: data.reason, before: null } as const;
    default:
      return null;
  }
}
