import type { StaffOrder } from '../contracts/order.schema.js';
import type { RateSum } from '../ordering/closing/closing-figures.schema.js';
import { donationBackLabel, leftLabel, reducedLabel } from '../ordering/closing/closing-texts.js';
import { DONATION_IS_FINANCED, donationLabel, ownDonationLabel } from '../ordering/checkout/donation.js';
import { paymentMethodLabels } from '../ordering/order-labels.js';
import { isUnfulfilled } from '../ordering/order/order.js';
import { refundCauseLabels } from '../ordering/refunds.js';
import type { PaymentMethod } from '../ordering/order/order-terms.schema.js';
import { formatAmount } from '../pricing/units.js';
import { formatDateTime, formatMoney, formatNumber, formatPercent } from '../text/formats.js';
import { chosenLines, itemText } from './kitchen-ticket.js';
import { blank, bold, columns, documentOf, ends, left, oneColumn, plain, rule, tall } from './markup.js';
import { changeMarks, letterhead, modeText, type PrintContext } from './print-context.js';
import { type Settlement, sumOf } from './settlement.js';
import { taxTable } from '../ordering/tax-table.js';

const UNTAXED_DONATION = 'Spende, ohne Steuer';

/** Lines kept free for what a signing unit prints, such as its code. */
const LINES_FOR_SIGNATURE = 6;

/** The receipt of an order for its guest, with totals for each tax rate, and what was paid and given back. */
export function receipt(order: StaffOrder, context: PrintContext, settlement: Settlement): string {
  const { currency, pricing, items, ticketNumber, uid, placedAt } = order;
  const { timeZone } = context;
  const money = (amount: number): string => plain(formatMoney(amount, currency));
  return documentOf(
    oneColumn,
    letterhead(context),
    blank,
    changeMarks(context),
    order.status === 'canceled' && bold('STORNIERT'),
    rule,
    ends(plain(`Ticket ${ticketNumber}`), plain(uid)),
    ends(plain(modeText(order)), plain(formatDateTime(new Date(placedAt), timeZone))),
    rule,
    items.flatMap((item) => [
      ends(itemText(item), priceText(item, money)),
      ...chosenLines(item).map((line) => left(`~~${line}`)),
      ...(item.amount === 1 || item.isPriceHidden ? [] : [left(`~~${unitPrice(item, money)}`)]),
    ]),
    pricing.deliveryGross > 0 &&
      // Not with the name of its area, which paper of 32 characters cuts in the middle of a word.
      ends('Lieferung', money(pricing.deliveryGross)),
    pricing.donation !== undefined && ends(plain(ownDonationLabel(order.donation)), money(pricing.donation)),
    rule,
    ends(tall(bold('Summe')), tall(bold(money(pricing.totalGross)))),
    blank,
    [taxColumns, 'Satz | Netto| Steuer| Brutto'],
    taxTable(order).map(rateLine),
    oneColumn,
    pricing.donation !== undefined && ends(UNTAXED_DONATION, money(pricing.donation)),
    reductionLines(settlement, money),
    donationLines(order, money),
    rule,
    paymentLines(order, settlement, money),
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

/** Six characters are left for the rate on narrow paper, which has 32. */
const taxColumns = columns('*', 9, 8, 9);

const rateLine = ({ rate, net, tax, gross }: RateSum): string =>
  `${plain(formatPercent(rate))} |${[net, tax, gross].map((sum) => ` ${plain(formatNumber(sum, 2))}`).join('|')}`;

/** By what refunds for something missing or faulty lowered each rate, and what is left of all: that is taxed. */
function reductionLines(
  { rates, reductions, donation }: Settlement,
  money: (amount: number) => string,
): string[] {
  if (reductions.length === 0 && donation.back === 0) return [];
  const part = (name: string, sums: readonly RateSum[], given: number, label: string) => [
    ends(
      bold(name),
      bold(money(sumOf([...sums.map(({ gross }) => ({ amount: gross })), { amount: given }]))),
    ),
    ...(sums.length === 0 ? [] : [taxColumns, ...sums.map(rateLine), oneColumn]),
    ...(given === 0 ? [] : [ends(label, money(given))]),
  ];
  return [
    ...part(reducedLabel, reductions, donation.back, donationBackLabel),
    ...part(leftLabel, rates, donation.left, UNTAXED_DONATION),
  ];
}

/** What the business donates is no part of the sum: the guest does not pay it. */
const donationLines = ({ donation, status }: StaffOrder, money: (amount: number) => string): string[] =>
  donation && !isUnfulfilled(status)
    ? [rule, ends(plain(donationLabel(donation)), money(donation.amount)), left(plain(DONATION_IS_FINANCED))]
    : [];

/** How it was paid, what went back, and what is still to be paid. */
function paymentLines(
  { paymentMethod, openAmount, status }: StaffOrder,
  { paid, givenBack, chargedBack }: Settlement,
  money: (amount: number) => string,
): string[] {
  const part = (method: PaymentMethod, amount: number) =>
    ends(`~~${plain(paymentMethodLabels[method])}`, money(amount));
  return [
    ...(paid.length === 0
      ? [ends('Zahlungsart', plain(paymentMethodLabels[paymentMethod]))]
      : [ends('Bezahlt', money(sumOf(paid)))]),
    ...paid.map(({ method, amount }) => part(method, amount)),
    ...(givenBack.length === 0 ? [] : [ends('Rückerstattet', money(sumOf(givenBack)))]),
    // The cause has a line of its own: beside an amount it would be broken within a word.
    ...givenBack.flatMap(({ method, amount, cause }) => [
      part(method, amount),
      ...(cause ? [left(`~~${plain(refundCauseLabels[cause])}`)] : []),
    ]),
    ...(chargedBack > 0 ? [ends('Rückbuchung', money(chargedBack))] : []),
    ...(openAmount > 0 && !isUnfulfilled(status) ? [ends(bold('Offen'), bold(money(openAmount)))] : []),
  ];
}
