import type { StaffOrder } from '../contracts/order.schema.js';
import { addressLines, deliveredTo } from '../ordering/delivery-address.js';
import { formatDateTime, formatMoney } from '../text/formats.js';
import { chosenLines, itemText } from './kitchen-ticket.js';
import {
  blank,
  bold,
  documentOf,
  ends,
  large,
  left,
  oneColumn,
  plain,
  plainLines,
  rule,
  tall,
} from './markup.js';
import { dueText, letterhead, marksOf, modeText, nameOf, type PrintContext } from './print-context.js';

/** What goes along with an order: to whom, where, what, and what is to be collected. */
export function deliveryNote(order: StaffOrder, context: PrintContext): string {
  const { currency, items, ticketNumber, uid, openAmount, comment, contact } = order;
  const to = deliveredTo(order);
  return documentOf(
    oneColumn,
    letterhead(context),
    blank,
    marksOf(order, context),
    large(bold(`Lieferschein ${ticketNumber}`)),
    plain(modeText(order)),
    tall(bold(plain(dueText(order, context)))),
    rule,
    [nameOf(order), ...(to ? addressLines(to) : []), contact.phone ? `Tel. ${contact.phone}` : '']
      .map(plain)
      .filter((line, index, all) => line !== '' && all.indexOf(line) === index)
      .map((line) => left(tall(line))),
    comment ? plainLines(comment).map((line) => left(bold(line))) : [],
    rule,
    items.flatMap((item) => [left(itemText(item)), ...chosenLines(item).map((line) => left(`~~${line}`))]),
    rule,
    openAmount > 0
      ? ends(tall(bold('Zu kassieren')), tall(bold(plain(formatMoney(openAmount, currency)))))
      : tall(bold('Bezahlt')),
    ends(plain(uid), plain(formatDateTime(context.printedAt, context.timeZone))),
    blank,
  );
}
