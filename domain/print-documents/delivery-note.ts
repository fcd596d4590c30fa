import type { StaffOrder } from '../contracts/order.schema.js';
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
  const address = addressLines(order);
  return documentOf(
    oneColumn,
    letterhead(context),
    blank,
    marksOf(order, context),
    large(bold(`Lieferschein ${ticketNumber}`)),
    plain(modeText(order)),
    tall(bold(plain(dueText(order, context)))),
    rule,
    [nameOf(order), ...address, contact.phone ? `Tel. ${contact.phone}` : '']
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

/** Where it goes: the delivery address, or else that of the guest. */
function addressLines({ deliveryAddress, address, mode }: StaffOrder): string[] {
  const to = deliveryAddress ?? address;
  if (mode !== 'delivery' || to === null) return [];
  const stairs = [
    to.stairway && `Stiege ${to.stairway}`,
    to.floor && `Stock ${to.floor}`,
    to.door && `Tür ${to.door}`,
  ];
  return [
    to.name ?? '',
    to.companyName ?? '',
    to.street ?? '',
    stairs.filter(Boolean).join(', '),
    [to.zipCode, to.city].filter(Boolean).join(' '),
  ];
}
