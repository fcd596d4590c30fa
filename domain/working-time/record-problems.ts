import type { Problem } from '../kernel/refusal.js';
import { formatDateTime, formatDuration, formatTime } from '../text/formats.js';
import type { ActivityRecord } from './working-time-events.js';
import { pauseMinutesAt, workedMinutesAt } from './worked-minutes.js';
import type { WorkingTime } from './working-time.js';

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
const LONGEST_MS = DAY_MS;
/** Farther away a day or a year was mistyped, and hours vanish where nobody looks for them. */
const FARTHEST_MOVE_MS = 7 * DAY_MS;
const LONGEST_AGO_MS = 366 * DAY_MS;
export const PAUSE_TOO_LONG = 'Die Pause muss kürzer als der Dienst sein.';

/** Facts for the check of an activity record. */
export interface RecordFacts {
  readonly activity: string;
  readonly now: string;
  /** Time zone of the clock times in messages. */
  readonly timeZone: string;
}

/** Everything that is wrong with the times that staff enter for a person. */
export function recordProblems(
  person: WorkingTime,
  record: ActivityRecord,
  facts: RecordFacts,
): readonly Problem[] {
  const own = ownProblems(record, facts.now);
  return own.length > 0 ? own : [...overlapProblems(person, record, facts)];
}

type Times = Omit<ActivityRecord, 'branch'>;

/** What is wrong with a record whatever else the person has worked. */
export const ownProblems = (times: Times, now: string): readonly Problem[] => [
  ...spanProblems(times, now),
  ...pauseProblems(times),
];

/** Why an entry cannot begin then; null if it can. */
export const tooLongAgo = (startedAt: string, now: string): Problem | null =>
  ms(now) - ms(startedAt) > LONGEST_AGO_MS
    ? problem('startedAt', 'Ein Dienst, der nachgetragen wird, liegt höchstens ein Jahr zurück.')
    : null;

/** Why a correction cannot move the beginning from `before` to `startedAt`; null if it can. */
export const movedTooFar = (before: string, startedAt: string): Problem | null =>
  Math.abs(ms(startedAt) - ms(before)) > FARTHEST_MOVE_MS
    ? problem(
        'startedAt',
        'Eine Korrektur verschiebt einen Dienst um höchstens 7 Tage. Soll er an einem anderen Tag zählen, stornieren Sie ihn und tragen Sie ihn neu ein.',
      )
    : null;

function* spanProblems({ startedAt, endedAt }: Times, now: string): Generator<Problem> {
  const length = ms(endedAt) - ms(startedAt);
  if (length <= 0) yield problem('endedAt', 'Das Ende muss nach dem Beginn liegen.');
  if (length > LONGEST_MS) yield problem('endedAt', 'Ein Dienst dauert höchstens 24 Stunden.');
  if (ms(endedAt) > ms(now)) yield problem('endedAt', 'Das Ende darf nicht in der Zukunft liegen.');
}

function pauseProblems(times: Times): Problem[] {
  const each = [...placeProblems(times)];
  return each.length > 0 ? each : [...lengthProblems(times)];
}

/** Pauses outside of their shift, in wrong order or overlapping. */
function* placeProblems({ startedAt, endedAt, pauses }: Times): Generator<Problem> {
  for (const [index, { from, to }] of pauses.entries()) {
    const previous = pauses[index - 1];
    if (ms(to) <= ms(from)) {
      yield problem(`pauses.${index}.to`, 'Das Ende der Pause muss nach ihrem Beginn liegen.');
    }
    if (ms(from) < ms(startedAt) || ms(to) > ms(endedAt)) {
      yield problem(`pauses.${index}.from`, 'Die Pause muss innerhalb des Dienstes liegen.');
    }
    if (previous && ms(from) < ms(previous.to)) {
      yield problem(
        `pauses.${index}.from`,
        'Pausen müssen nacheinander liegen und dürfen sich nicht überschneiden.',
      );
    }
  }
}

/** Pauses that together leave no minute of work on the clock. */
function* lengthProblems(times: Times): Generator<Problem> {
  const end = new Date(times.endedAt);
  if (pauseMinutesAt(times, end) === 0 || workedMinutesAt(times, end) > 0) return;
  const last = times.pauses.length - 1;
  yield problem(
    `pauses.${last}.to`,
    last === 0 ? PAUSE_TOO_LONG : 'Die Pausen müssen zusammen kürzer als der Dienst sein.',
  );
}

/** A shift of which one would ask whether it is true, as where the end was entered before the beginning. */
const LONG_MINUTES = 13 * 60;

/** A question about a record that lasts long; null for others. */
export function lengthQuestion({
  startedAt,
  endedAt,
}: Pick<ActivityRecord, 'startedAt' | 'endedAt'>): string | null {
  const minutes = (ms(endedAt) - ms(startedAt)) / MINUTE;
  if (minutes <= LONG_MINUTES) return null;
  return `Der Dienst dauert ${formatDuration(Math.round(minutes))}. Wenn das stimmt, senden Sie bitte noch einmal.`;
}

function* overlapProblems(
  person: WorkingTime,
  { startedAt, endedAt }: ActivityRecord,
  { activity, timeZone }: RecordFacts,
): Generator<Problem> {
  const others = person.closed.filter((one) => one.activity !== activity && !one.isVoided);
  const overlapping = others.find(
    ({ record }) => ms(record.startedAt) < ms(endedAt) && ms(startedAt) < ms(record.endedAt),
  );
  if (overlapping) {
    const { record } = overlapping;
    const from = formatDateTime(new Date(record.startedAt), timeZone);
    const to = formatTime(new Date(record.endedAt), timeZone);
    yield problem('startedAt', `In dieser Zeit gibt es bereits einen Dienst: ${from} bis ${to}.`);
  }
  if (person.status !== 'away' && ms(endedAt) > ms(person.open.startedAt)) {
    const since = formatDateTime(new Date(person.open.startedAt), timeZone);
    yield problem('endedAt', `Seit ${since} läuft bereits ein anderer Dienst.`);
  }
}

const ms = Date.parse;
const problem = (field: string, message: string): Problem => ({ field, message });
