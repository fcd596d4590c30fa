import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { calendarFile, type CalendarEntry } from '@bestellwerk/domain/calendar/calendar-file';
import { isTerminal } from '@bestellwerk/domain/ordering/order/order';
import type { Waiting } from '@bestellwerk/domain/ordering/due-time';
import { calendarEntryOf, isForCalendar } from '@bestellwerk/domain/ordering/order-calendar';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { Icon } from '../../shared/icon.js';
import { ShareLinks } from '../../shared/share/share-links.js';
import { OrderNotifications } from './order-notifications.js';

interface Props {
  order: PublicOrder;
  /** Null for one that is gone. */
  branch: Branch | null;
  waiting: Waiting;
}

/** What leads back to this page: an entry of the calendar, as long as the time is to come, and the link. */
export function OrderLinks({ order, branch, waiting }: Props) {
  const url = `/status/${order.uid}/${order.hash}`;
  return (
    <section aria-label="Diese Seite wiederfinden">
      <div className="flex flex-wrap gap-3">
        {branch && isForCalendar(order, waiting) && (
          <button
            type="button"
            className="button-plain"
            onClick={() =>
              download(calendarEntryOf(order, branch, waiting, location.origin + url), order.uid)
            }
          >
            <Icon name="calendar" size={18} />
            In den Kalender
          </button>
        )}
        <ShareLinks url={url} title={`Bestellung bei ${order.branch.name}`} look="button-plain" />
        {!isTerminal(order.status) && <OrderNotifications order={order} />}
      </div>
      <p className="mt-2 text-sm text-ink-soft">Wer den Link hat, sieht diese Bestellung.</p>
    </section>
  );
}

function download(entry: CalendarEntry, uid: string): void {
  const file = new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: `bestellung-${uid}.ics` });
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
