import { addressLine } from '../addresses/postal-address.js';
import type { CalendarEntry } from '../calendar/calendar-file.js';
import { modeOf } from '../delivery/mode-of.js';
import { type DueOrder, dueTimeOf, hasOwnTime, isForLater, minutesUntil, type Waiting } from './due-time.js';
import { modeLabels } from './order-labels.js';

interface Remembered extends DueOrder {
  readonly uid: string;
  readonly tableIdentifier: string | null;
  /** What happened so far; it is counted. */
  readonly timeline: readonly unknown[];
}

interface Place {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
}

/** How long a guest is busy with it. */
const MINUTES = 15;

/** Whether the time of an order is still to come, and is one of its own: nobody enters what is there within the hour. */
export function isForCalendar(order: DueOrder, { hours, timeZone, now }: Waiting): boolean {
  const due = dueTimeOf(order, hours, timeZone);
  const isComing = minutesUntil(due.dueAt, now) > 0 && (isCertain(order) || order.status === 'pending');
  return isComing && hasOwnTime(due) && (due.isChosen || isForLater(due.dueAt, now));
}

const isCertain = ({ status }: DueOrder): boolean =>
  status === 'confirmed' || status === 'ready' || status === 'dispatched';

/** The entry of a guest's calendar for such an order. `url`: the whole address of its page. */
export function calendarEntryOf(
  order: Remembered,
  branch: Place,
  { hours, timeZone, now }: Waiting,
  url: string,
): CalendarEntry {
  const mode = modeOf(order);
  const { hostname } = new URL(url);
  return {
    uid: `bestellung-${order.uid}@${hostname}`,
    sequence: order.timeline.length,
    at: dueTimeOf(order, hours, timeZone).dueAt,
    minutes: MINUTES,
    title: `${modeLabels[mode]}: ${branch.name}`,
    description: [
      `Bestellnummer ${order.uid}`,
      ...(order.tableIdentifier ? [`Tisch ${order.tableIdentifier}`] : []),
      `${branch.name}, ${addressLine(branch)}`,
      ...(branch.phone ? [branch.phone] : []),
      `Ihre Bestellung: ${url}`,
    ].join('\n'),
    location: mode === 'delivery' ? '' : `${branch.name}, ${addressLine(branch)}`,
    url,
    isCertain: isCertain(order),
    writtenAt: now,
  };
}
