import { minutesOf } from '@bestellwerk/domain/opening-hours/opening-hours';
import { askForClockTime, isCalendarDate, isClockTime } from '@bestellwerk/domain/calendar/typed-date';
import { instantAt, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { formatDuration } from '@bestellwerk/domain/text/formats';
import { writtenText } from '@bestellwerk/domain/text/visible-text';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { movedTooFar, ownProblems, tooLongAgo } from '@bestellwerk/domain/working-time/record-problems';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import type { ActivityEntry } from './timesheet-api.js';

/** An activity as it is typed: a day, and times of its clock as 'HH:mm'. */
export interface EntryDraft {
  branch: string;
  date: string;
  start: string;
  end: string;
  pauses: { from: string; to: string }[];
  reason: string;
}

/** An activity as a draft, with the reason still to be given. */
export function draftOf(activity: WorkingActivity): EntryDraft {
  const { timeZone, branch, startedAt, endedAt, pauses } = activity;
  const time = (instant: string | null) => (instant === null ? '' : timeOf(instant, timeZone));
  return {
    branch,
    date: localTime(new Date(startedAt), timeZone).date,
    start: time(startedAt),
    end: time(endedAt),
    pauses: pauses.map(({ from, to }) => ({ from: time(from), to: time(to) })),
    reason: '',
  };
}

type Problems = Partial<Record<string, string>>;

const isBesideTimes = (field: string): boolean => field === 'branch' || field === 'reason';

/** The first of each field. */
const problemsByField = (problems: readonly Problem[]): Problems =>
  Object.fromEntries(problems.toReversed().map(({ field, message }) => [field ?? '', message]));

/** What a draft is read by. */
interface Reading {
  timeZone: string;
  now: Date;
  /** The activity that is corrected. */
  original?: WorkingActivity | undefined;
}

/** The entry of a draft, or what is wrong with it. Its reason and its times are checked by the rules of the server. */
export function entryFrom(
  draft: EntryDraft,
  { timeZone, now, original }: Reading,
): { entry: ActivityEntry } | { problems: Problems } {
  const problems = missing(draft);
  if (hasNoTimes(problems)) return { problems };
  const entry = typedEntry(draft, timeZone, original);
  const tooFar = original
    ? movedTooFar(original.startedAt, entry.startedAt)
    : tooLongAgo(entry.startedAt, now.toISOString());
  // The mistake is in the day, which the server knows only as part of the beginning.
  if (tooFar) problems.date = tooFar.message;
  const all = { ...problems, ...problemsByField(ownProblems(entry, now.toISOString())) };
  return Object.keys(all).length > 0 ? { problems: all } : { entry };
}

const hasNoTimes = (problems: Problems): boolean =>
  Object.keys(problems).some((field) => !isBesideTimes(field));

/**
 * A draft with nothing missing. Each time is the first one at or after the one before it, so a shift may cross midnight.
 * Unchanged times of `original` keep their seconds.
 */
function typedEntry(draft: EntryDraft, timeZone: string, original?: WorkingActivity): ActivityEntry {
  const start = instantAt(draft.date, minutesOf(draft.start), timeZone);
  const next = (after: Date, time: string) => firstAt(time, after, timeZone);
  const pauses = draft.pauses.map(({ from, to }, index) => {
    const before = original?.pauses[index];
    const begin = next(start, from);
    return { from: exact(begin, before?.from), to: exact(next(begin, to), before?.to) };
  });
  return {
    branch: draft.branch,
    startedAt: exact(start, original?.startedAt),
    endedAt: exact(next(start, draft.end), original?.endedAt),
    pauses,
    reason: writtenText(draft.reason),
  };
}

/** What a draft's times add up to, if they can: 'Ergibt 8 h 10 min Arbeit', with the last day of a shift that passes midnight. */
export function workedWords(draft: EntryDraft, timeZone: string): string | null {
  if (hasNoTimes(missing(draft))) return null;
  const entry = typedEntry(draft, timeZone);
  const { endedAt } = entry;
  // Whether it is over already is nothing that changes the sum.
  if (ownProblems(entry, endedAt).length > 0) return null;
  const lastDay = localTime(new Date(endedAt), timeZone).date;
  const until = lastDay === draft.date ? '' : `, Ende am ${dayWords(lastDay)}`;
  return `Ergibt ${formatDuration(workedMinutesAt(entry, new Date(endedAt)))} Arbeit${until}`;
}

function missing({ branch, date, start, end, pauses, reason }: EntryDraft): Problems {
  const problems: Problems = {};
  if (!branch) problems.branch = 'Bitte wählen Sie eine Filiale.';
  if (!isCalendarDate(date)) problems.date = 'Bitte wählen Sie einen Tag.';
  if (!isClockTime(start)) problems.startedAt = askForClockTime;
  if (!isClockTime(end)) problems.endedAt = askForClockTime;
  if (!writtenText(reason)) problems.reason = 'Bitte geben Sie eine Begründung an.';
  for (const [index, { from, to }] of pauses.entries()) {
    if (!isClockTime(from)) problems[`pauses.${index}.from`] = askForClockTime;
    if (!isClockTime(to)) problems[`pauses.${index}.to`] = askForClockTime;
  }
  return problems;
}

/** The first time at or after an instant, to the minute, at which the clock shows 'HH:mm'. */
function firstAt(time: string, after: Date, timeZone: string): Date {
  const { date, minutes } = localTime(after, timeZone);
  const wanted = minutesOf(time);
  return instantAt(date, wanted < minutes ? wanted + DAY_MINUTES : wanted, timeZone);
}

const DAY_MINUTES = 24 * 60;
const MINUTE = 60_000;

export const timeOf = (instant: string, timeZone: string): string => {
  const { minutes } = localTime(new Date(instant), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** ISO time of an instant entered to the minute; `before` if it is within the same minute, to keep its seconds. */
const exact = (at: Date, before: string | null | undefined): string =>
  before && Math.floor(Date.parse(before) / MINUTE) === Math.floor(at.getTime() / MINUTE)
    ? before
    : at.toISOString();

const names = ['date', 'startedAt', 'endedAt', 'branch', 'user', 'reason'];

/** Whether the form of an activity shows a field that the server names. */
export const isEntryField = (field: string): boolean =>
  names.includes(field) || /^pauses\.\d+\.(from|to)$/.test(field);
