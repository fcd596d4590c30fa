import type { Decider, Decision } from '../kernel/decider.js';
import { refuseAll } from '../kernel/refusal.js';
import { businessDate } from '../calendar/zoned-time.js';
import { movedTooFar, recordProblems, tooLongAgo } from './record-problems.js';
import type { ActivityRecord, WorkingTimeEvent } from './working-time-events.js';
import { closedActivity, type WorkingTime } from './working-time.js';
import {
  refuseOutdated,
  refuseStillOpen,
  refuseUnknownActivity,
  refuseVoided,
  refuseWithoutReason,
} from './working-time-refusals.js';

/** Staff put down what was worked. */
export interface EnterRecord {
  readonly activity: string;
  readonly record: ActivityRecord;
  readonly timeZone: string;
  readonly reason: string;
  readonly approvedBy: string;
  readonly now: string;
}

/** An entry for work that nobody pressed a button for. */
export function enterActivity(person: WorkingTime, entry: EnterRecord): Decision<WorkingTimeEvent> {
  const tooOld = tooLongAgo(entry.record.startedAt, entry.now);
  if (tooOld) return refuseAll('record-too-old', [tooOld]);
  return correctedTo(person, null, entry);
}

/** What a change of an activity is based on. */
interface Seen {
  /** The record that was seen; null changes whatever there is. */
  readonly seen: ActivityRecord | null;
}

/** Replaces the current record. */
export function correctActivity(
  person: WorkingTime,
  correction: EnterRecord & Seen,
): Decision<WorkingTimeEvent> {
  const { activity, record } = correction;
  if (person.status !== 'away' && person.open.activity === activity) return refuseStillOpen();
  const closed = closedActivity(person, activity);
  if (!closed) return refuseUnknownActivity();
  if (closed.isVoided) return refuseVoided();
  if (isSame(closed.record, record)) return [];
  if (isOutdated(closed.record, correction)) return refuseOutdated();
  const tooFar = movedTooFar(closed.record.startedAt, record.startedAt);
  if (tooFar) return refuseAll('record-moved-too-far', [tooFar]);
  return correctedTo(person, closed.record, correction);
}

function correctedTo(
  person: WorkingTime,
  before: ActivityRecord | null,
  { activity, record, timeZone, reason, approvedBy, now }: EnterRecord,
): Decision<WorkingTimeEvent> {
  if (reason.trim() === '') return refuseWithoutReason();
  const [first, ...others] = recordProblems(person, record, { activity, now, timeZone });
  if (first) return refuseAll('record-invalid', [first, ...others]);
  const date = businessDate(new Date(record.startedAt), timeZone);
  const corrected = { activity, before, after: record, businessDate: date, timeZone, reason, approvedBy };
  return [{ type: 'ActivityCorrected', data: corrected }];
}

const isOutdated = (current: ActivityRecord, { seen }: Seen): boolean =>
  seen !== null && !isSame(current, seen);

const isSame = (one: ActivityRecord, other: ActivityRecord): boolean => textOf(one) === textOf(other);

const textOf = ({ branch, startedAt, endedAt, pauses }: ActivityRecord): string =>
  [branch, startedAt, endedAt, ...pauses.flatMap(({ from, to }) => [from, to])].join();

export interface VoidActivity extends Seen {
  readonly activity: string;
  readonly reason: string;
}

/** It shall count nothing, and stay visible. */
export function voidActivity(
  person: WorkingTime,
  { activity, reason, seen }: VoidActivity,
): Decision<WorkingTimeEvent> {
  if (person.status !== 'away' && person.open.activity === activity) return refuseStillOpen();
  const closed = closedActivity(person, activity);
  if (!closed) return refuseUnknownActivity();
  if (closed.isVoided) return [];
  if (isOutdated(closed.record, { seen })) return refuseOutdated();
  if (reason.trim() === '') return refuseWithoutReason();
  return [{ type: 'ActivityVoided', data: { activity, reason } }];
}

/** The activities of a person with reasons for an entry, a correction or a void. */
export const reasonsDecider: Decider<readonly string[], WorkingTimeEvent> = {
  initial: [],
  evolve(explained, { type, data: { activity } }) {
    switch (type) {
      case 'ActivityCorrected':
      case 'ActivityVoided':
        return explained.includes(activity) ? explained : [...explained, activity];
      case 'ActivityReasonsErased':
        return explained.filter((one) => one !== activity);
      default:
        return explained;
    }
  },
};

export const eraseReasons = (explained: readonly string[]): WorkingTimeEvent[] =>
  explained.map((activity) => ({ type: 'ActivityReasonsErased', data: { activity } }));
