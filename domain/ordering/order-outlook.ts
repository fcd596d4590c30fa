import { plannedText } from '../opening-hours/appointment-texts.js';
import { nextOpening, openState, type BranchHours } from '../opening-hours/open-state.js';
import { dueOf, hasOwnTime, type DueOrder } from './due-time.js';

/** Inputs for the outlook: hours and time zone of the branch, and now. */
export interface Waiting {
  readonly hours: BranchHours | null;
  readonly timeZone: string;
  readonly now: Date;
}

/** 'Eingeplant für morgen, 23.11., 11:05 Uhr', while nobody has to begin with the order yet; else null. */
export function plannedFor(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  const due = dueOf(order, hours, now, timeZone);
  if (due.kind === 'soon') return null;
  if (due.beginsAt === null) return `Eingeplant für ${plannedText(due.dueAt, now, timeZone)}`;
  const begins = order.isDelivery ? 'liefern' : 'öffnen';
  return `Eingeplant, sobald wir ${begins}: ${plannedText(due.beginsAt, now, timeZone)}`;
}

/** 'Morgen, 23.11., 11:05 Uhr', or from when on while it only waits for the opening; null for as soon as possible. */
export function wantedFor(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  const due = dueOf(order, hours, now, timeZone);
  if (!hasOwnTime(due)) return null;
  const text = plannedText(due.beginsAt ?? due.dueAt, now, timeZone);
  const [time = text, ...day] = text.split(', ').toReversed();
  const words = [...day.toReversed(), due.beginsAt ? `ab ${time}` : time].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Wir bestätigen ab 10:00 Uhr', while the branch is closed; null while it is open. */
export function confirmedFrom({ hours, timeZone, now }: Waiting): string | null {
  if (hours === null || openState(hours, now, timeZone).isOpen) return null;
  const opening = nextOpening(hours, now, timeZone);
  if (!opening) return 'Wir bestätigen, sobald wir wieder geöffnet haben';
  const when = plannedText(opening.from, now, timeZone);
  const [time = when, ...day] = when.split(', ').toReversed();
  if (day.at(-1) === 'heute') return `Wir bestätigen ab ${time}`;
  return `Wir bestätigen ${day.toReversed().join(', ')}, ab ${time}`;
}
