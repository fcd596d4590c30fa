import type { Problem } from '../kernel/refusal.js';
import { formatDateTime, formatDuration, formatTime } from '../text/formats.js';
import type { ActivityRecord } from './working-time-events.js';
import type { WorkingTime } from './working-time.js';

const LONGEST_MS = 24 * 60 * 60_000;

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
  const ownProblems = [...spanProblems(record, facts.now), ...pauseProblems(record)];
  return ownProblems.length > 0 ? ownProblems : [...overlapProblems(person, record, facts)];
}

function* spanProblems({ startedAt, endedAt }: ActivityRecord, now: string): Generator<Problem> {
  const length = ms(endedAt) - ms(startedAt);
  if (length <= 0) yield problem('endedAt', 'Das Ende muss nach dem Beginn liegen.');
  if (length > LONGEST_MS) yield problem('endedAt', 'Ein Dienst dauert höchstens 24 Stunden.');
  if (ms(endedAt) > ms(now)) yield problem('endedAt', 'Das Ende darf nicht in der Zukunft liegen.');
}

/** Pauses outside of their shift, in wrong order or overlapping. */
export function* pauseProblems({
  startedAt,
  endedAt,
  pauses,
}: Omit<ActivityRecord, 'branch'>): Generator<Problem> {
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

const MINUTE = 60_000;
const ms = Date.parse;
const problem = (field: string, message: string): Problem => ({ field, message });
