import type { StaffOrder } from '../contracts/order.schema.js';
import { paymentMethodLabels } from '../ordering/order-labels.js';
import { formatAmount, formatTimes } from '../pricing/units.js';
import { formatDateTime, formatMoney, formatNumber, formatPercent } from '../text/formats.js';
import { chosenLines } from './kitchen-ticket.js';
import { blank, bold, columns, documentOf, ends, left, oneColumn, plain, rule, tall } from './markup.js';
import { copyMark, letterhead, modeText, type PrintContext } from './print-context.js';
import { taxTable } from '../ordering/tax-table.js';

/** Lines kept free for what a signing unit prints, such as its code. */
const LINES_FOR_SIGNATURE = 6;

/** The receipt of an order for its guest, with totals for each tax rate. */
export function receipt(order: StaffOrder, context: PrintContext): string {
  const { currency, pricing, items, ticketNumber, uid, placedAt } = order;
  const { timeZone } = context;
  const money = (amount: number): string => plain(formatMoney(amount, currency));
  return documentOf(
    oneColumn,
    letterhead(context),
    blank,
    copyMark(context),
    order.status === 'canceled' && bold('STORNIERT'),
    rule,
    ends(plain(`Ticket ${ticketNumber}`), plain(uid)),
    ends(plain(modeText(order)), plain(formatDateTime(new Date(placedAt), timeZone))),
    rule,
    items.flatMap((item) => [
      ends(plain(`${formatTimes(item.amount, item.unit)} ${item.name}`), priceText(item, money)),
      ...chosenLines(item).map((line) => left(`~~${line}`)),
      ...(item.amount === 1 || item.isPriceHidden ? [] : [left(`~~${unitPrice(item, money)}`)]),
    ]),
    pricing.deliveryGross > 0 &&
      ends(
        plain(`Lieferung${order.deliveryArea ? ` ${order.deliveryArea}` : ''}`),
        money(pricing.deliveryGross),
      ),
    rule,
    ends(tall(bold('Summe')), tall(bold(money(pricing.totalGross)))),
    blank,
    [columns('*', 10, 10, 10), 'Satz | Netto| Steuer| Brutto'],
    taxTable(order).map(
      ({ rate, net, tax, gross }) =>
        `${plain(formatPercent(rate))} |${[net, tax, gross].map((sum) => ` ${plain(formatNumber(sum, 2))}`).join('|')}`,
    ),
    oneColumn,
    rule,
    paymentLines(order, money),
    Array.from({ length: LINES_FOR_SIGNATURE }, () => blank),
    'Vielen Dank für Ihre Bestellung!',
    plain(`Gedruckt am ${formatDateTime(context.printedAt, timeZone)}`),
    blank,
  );
}

const priceText = (
  { isPriceHidden, gross, model }: StaffOrder['items'][number],
  money: (amount: number) => string,
): string => (isPriceHidden ? 'auf Anfrage' : `${model === 'fixed' ? '' : 'ca. '}${money(gross)}`);

const unitPrice = (
  { amount, unit, unitGross }: StaffOrder['items'][number],
  money: (amount: number) => string,
): string => (unit === 'piece' ? `je ${money(unitGross)}` : plain(`${formatAmount(amount, unit)}`));

/** How it is paid, and what is still to be paid. */
export function paymentLines(order: StaffOrder, money: (amount: number) => string): string[] {
  const { paymentMethod, paidAmount, openAmount } = order;
  return [
    ends('Zahlungsart', plain(paymentMethodLabels[paymentMethod])),
    ...(paidAmount === 0 ? [] : [ends('Bezahlt', money(paidAmount))]),
    ...(openAmount > 0 ? [ends(bold('Offen'), bold(money(openAmount)))] : []),
  ];
}
