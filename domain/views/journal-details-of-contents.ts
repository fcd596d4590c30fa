import { type Capacity, isUnlimited } from '../branch-day/capacity.js';
import { localTime } from '../calendar/zoned-time.js';
import type { WeeklyPlanChange, WorkingActivity } from '../contracts/working-time.schema.js';
import { modeLabels } from '../ordering/order-labels.js';
import { instructionWords } from '../signage/instruction-words.js';
import type { SignageInstruction } from '../signage/signage-command.schema.js';
import { formatDate, formatDateTime, formatDuration, formatTime } from '../text/formats.js';
import { truncate } from '../text/visible-text.js';
import { pauseMinutesAt } from '../working-time/worked-minutes.js';
import type { ActivityRecord } from '../working-time/working-time-events.js';
import { weekText } from './weekly-plan.js';
import { recordOf } from './working-activity.js';

/** ISO instants. */
interface Pause {
  readonly at: string;
  readonly until: string;
  readonly timeZone: string;
}

/** '30 min, bis 18:30 Uhr' */
export function pauseDetail({ at, until, timeZone }: Pause): string {
  const minutes = Math.round((Date.parse(until) - Date.parse(at)) / 60_000);
  return `${formatDuration(minutes)}, bis ${untilText(at, until, timeZone)}`;
}

/** '+20 min, bis 18:30 Uhr': how much longer orders take. */
export const delayDetail = ({ at, until, timeZone, minutes }: Pause & { readonly minutes: number }): string =>
  `+${formatDuration(minutes)}, bis ${untilText(at, until, timeZone)}`;

/** Of a pause or a delay that was ended; null where nobody knows how long it was meant to be. */
export const resumeDetail = ({
  at,
  until,
  timeZone,
}: Omit<Pause, 'until'> & { readonly until: string | null }): string | null =>
  until && `Vorzeitig, geplant bis ${untilText(at, until, timeZone)}`;

function untilText(at: string, until: string, timeZone: string): string {
  // It was asked for in whole minutes, from a moment before or after it was written down.
  const end = new Date(Math.round(Date.parse(until) / 60_000) * 60_000);
  const isSameDay = localTime(new Date(at), timeZone).date === localTime(end, timeZone).date;
  return `${isSameDay ? formatTime(end, timeZone) : formatDateTime(end, timeZone)} Uhr`;
}

interface CapacityChange {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly before: Capacity | null;
  readonly after: Capacity | null;
}

/** '24.12.2026: wie bei der Filiale → je 15 min 6 Bestellungen, Lieferung 2' */
export const capacityDetail = ({ date, before, after }: CapacityChange): string =>
  `${formatDate(new Date(date), 'UTC')}: ${capacityText(before)} → ${capacityText(after)}`;

function capacityText(capacity: Capacity | null): string {
  if (capacity === null) return 'wie bei der Filiale';
  if (isUnlimited(capacity)) return 'unbegrenzt';
  const { windowMinutes, orders, takeaway, delivery, dineIn } = capacity;
  const all = orders === null ? [] : [`${orders} ${orders === 1 ? 'Bestellung' : 'Bestellungen'}`];
  const modes = Object.entries({ takeaway, delivery, dineIn }).flatMap(([mode, most]) =>
    most === null ? [] : [`${modeLabels[mode as keyof typeof modeLabels]} ${most}`],
  );
  return `je ${windowMinutes} min ${[...all, ...modes].join(', ')}`;
}

const LONGEST_WORDS = 70;

/** 'Nachricht „Suppe ist aus“ (30 s), Bildschirm „Theke“'; `screen` is its name, null where nobody knows it. */
export function screenCommandDetail({
  instruction,
  screen,
}: {
  readonly instruction: SignageInstruction;
  readonly screen: string | null;
}): string {
  const words = shortened(instructionWords(instruction));
  const seconds = instruction.type === 'showMessage' ? instruction.arguments.seconds : null;
  const time = seconds === null ? '' : ` (${seconds} s)`;
  return `${words}${time}${screen === null ? '' : `, Bildschirm „${screen}“`}`;
}

const shortened = (words: string): string =>
  words.length <= LONGEST_WORDS ? words : `${truncate(words, LONGEST_WORDS)}“`;

interface Correction {
  /** Name; null where it is unknown, or the person was erased. */
  readonly person: string | null;
  readonly before: ActivityRecord | null;
  readonly after: ActivityRecord;
  readonly timeZone: string;
}

/** 'Maria Huber: 20.11.2026, 08:00–16:00 → 08:30–16:00'; never why. */
export function correctionDetail({ person, before, after, timeZone }: Correction): string {
  const day = dayOf(after, timeZone);
  if (before === null) return of(person, `${day}, ${spanText(after, timeZone)} nachgetragen`);
  const dayBefore = dayOf(before, timeZone);
  const isElsewhere = before.branch !== after.branch;
  const changed = [
    dayBefore === day ? '' : `${day}, `,
    spanText(after, timeZone),
    isElsewhere ? ' in einer anderen Filiale' : '',
  ].join('');
  return of(person, `${dayBefore}, ${spanText(before, timeZone)} → ${changed}`);
}

/**
 * What each change of an activity that has ended made of it: '20.11.2026, 08:00–16:00 → 08:00–17:00'; null for a void. What came of a
 * correction is what the next one replaced, or what the activity is now.
 */
export function correctionDetails(activity: WorkingActivity): (string | null)[] {
  const { changes, timeZone } = activity;
  const now = recordOf(activity);
  return changes.map(({ type, before }, index) => {
    if (type === 'voided') return null;
    const after = changes.slice(index + 1).find((later) => later.before !== null)?.before ?? now;
    return correctionDetail({ person: null, before, after, timeZone });
  });
}

/** 'Maria Huber: 20.11.2026, 08:00–16:00' */
export const voidDetail = ({
  person,
  record,
  timeZone,
}: Pick<Correction, 'person' | 'timeZone'> & { readonly record: Omit<ActivityRecord, 'branch'> }): string =>
  of(person, `${dayOf(record, timeZone)}, ${spanText(record, timeZone)}`);

interface PlanChange extends Pick<Correction, 'person'> {
  readonly change: Pick<WeeklyPlanChange, 'type' | 'validFrom' | 'before' | 'after'>;
  readonly branchName: (branch: string) => string | null;
}

/** 'Maria Huber: ab 30.11.2026 Mo–Fr 10:00–18:00 → Mo–Mi 10:00–18:00'; without an arrow where no plan held before. */
export function weeklyPlanDetail({ person, change, branchName }: PlanChange): string {
  const { type, validFrom, before, after } = change;
  const day = formatDate(new Date(validFrom), 'UTC');
  const weeks = [...(before === null ? [] : [before]), after].map((shifts) => weekText(shifts, branchName));
  return of(person, `${type === 'discarded' ? 'Plan ' : ''}ab ${day} ${weeks.join(' → ')}`);
}

const of = (person: string | null, text: string): string => (person === null ? text : `${person}: ${text}`);

const dayOf = ({ startedAt }: Pick<ActivityRecord, 'startedAt'>, timeZone: string): string =>
  formatDate(new Date(startedAt), timeZone);

/** '08:00–16:00 (Pause 30 min)' */
function spanText(span: Omit<ActivityRecord, 'branch'>, timeZone: string): string {
  const [start, end] = [span.startedAt, span.endedAt].map((at) => formatTime(new Date(at), timeZone));
  const pause = pauseMinutesAt(span, new Date(span.endedAt));
  return `${start}–${end}${pause > 0 ? ` (Pause ${formatDuration(pause)})` : ''}`;
}
