import type { StaffOrder } from '../contracts/order.schema.js';
import { paymentMethodLabels } from '../ordering/order-labels.js';
import { ownDonationLabel } from '../ordering/checkout/donation.js';
import { isPaidOnline } from '../ordering/order/paid-online.js';
import { formatDateTime, formatMoney } from '../text/formats.js';
import { itemText } from './kitchen-ticket.js';
import { blank, bold, documentOf, ends, large, oneColumn, plain, rule, tall } from './markup.js';
import { marksOf, modeText, type PrintContext } from './print-context.js';

/** What a guest takes along from a kiosk: the number that is called, and what is still to be paid. It is no receipt. */
export function guestTicket(order: StaffOrder, context: PrintContext): string {
  const { currency, items, placedAt, pricing, ticketNumber, uid } = order;
  const money = (amount: number): string => plain(formatMoney(amount, currency));
  return documentOf(
    oneColumn,
    tall(plain(context.branch.name)),
    blank,
    marksOf(order, context),
    'Ihre Nummer',
    large(bold(`${ticketNumber}`)),
    tall(plain(modeText(order))),
    rule,
    items.map((item) => ends(itemText(item), item.isPriceHidden ? 'auf Anfrage' : money(item.gross))),
    pricing.donation !== undefined && ends(plain(ownDonationLabel(order.donation)), money(pricing.donation)),
    rule,
    ends(tall(bold('Summe')), tall(bold(money(pricing.totalGross)))),
    paymentLines(order, money),
    rule,
    ends(plain(uid), plain(formatDateTime(new Date(placedAt), context.timeZone))),
    'Das ist kein Beleg.',
    blank,
  );
}

/** What is held by a provider until the order is confirmed counts as paid: the guest has nothing more to do. */
function paymentLines(
  { openAmount, paymentMethod, status }: StaffOrder,
  money: (amount: number) => string,
): string[] {
  if (isPaidOnline(paymentMethod) && status !== 'awaitingPayment') return [bold('Online bezahlt')];
  if (openAmount <= 0) return [bold('Bezahlt')];
  const method = paymentMethodLabels[paymentMethod];
  return [
    ends(bold('Noch zu bezahlen'), bold(money(openAmount))),
    plain(isPaidOnline(paymentMethod) ? method : `${method}, an der Kasse`),
  ];
}
