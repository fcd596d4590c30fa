import { plannedText } from '../rules/appointment-texts.js';
import { nextOpening, openState, type BranchHours } from '../rules/open-state.js';
import { dueOf, type DueOrder } from './due-time.js';

/** What an order is waited for with: the hours of its branch, the branch's clock, and now. */
export interface Waiting {
  readonly hours: BranchHours | null;
  readonly timeZone: string;
  readonly now: Date;
}

/** 'Eingeplant für morgen, 23.11., 11:05 Uhr', while nobody has to begin with the order yet; else null. */
export function plannedFor(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  const due = dueOf(order, hours, now, timeZone);
  if (due.kind === 'soon') return null;
  if (due.isChosen) return `Eingeplant für ${plannedText(due.dueAt, now, timeZone)}`;
  const opening = hours && nextOpening(hours, now, timeZone);
  if (!opening) return null;
  return `Eingeplant, sobald wir öffnen: ${plannedText(opening.from, now, timeZone)}`;
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
