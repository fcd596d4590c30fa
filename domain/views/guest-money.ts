import type { PublicOrder } from '../contracts/order.schema.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import { notYetGivenBack } from '../ordering/order-flags.js';
import { isRequest, isTerminal, isUnfulfilled } from '../ordering/order/order.js';
import { formatMoney, formatTime } from '../text/formats.js';
import { paidAndOpen } from './paid-and-open.js';

export interface GuestMoney {
  /** What was paid for the order, without what was paid twice by mistake. All amounts are decimals. */
  readonly paid: number;
  readonly refunded: number;
  /** At the provider, or on its way from there. */
  readonly onItsWay: number;
  /** Not at the provider yet: it takes it only then (ISO instant). */
  readonly waiting: readonly { readonly amount: number; readonly until: string }[];
  /** What the guest gets beside that, and nobody has sent yet. */
  readonly toCome: number;
}

/** Where the money of an order is: what came back, is on its way and is to come is taken from what was paid. `now` in milliseconds. */
export function guestMoney(order: PublicOrder, now: number): GuestMoney {
  const { status, paidAmount, refundedAmount, refundingAmount, pricing } = order;
  const waiting = (order.waitingRefunds ?? []).filter(({ until }) => Date.parse(until) > now);
  const refunding = sum(refundingAmount, -order.surplusRefundingAmount);
  return {
    paid: sum(...[paidAmount, refundedAmount, -order.surplusRefundedAmount, -order.surplusRefundingAmount]),
    refunded: sum(refundedAmount, -order.surplusRefundedAmount),
    onItsWay: sum(refunding, ...waiting.map(({ amount }) => -amount)),
    waiting,
    toCome: isUnfulfilled(status)
      ? 0
      : notYetGivenBack({ status, paidAmount, refundingAmount, totalGross: pricing.totalGross }),
  };
}

/** The sums under an order whose money did not only come, with their names; none where it did. */
export function guestMoneyLines(
  order: PublicOrder,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): (readonly [name: string, amount: number])[] {
  const { paid, refunded, onItsWay, waiting, toCome } = guestMoney(order, now);
  const given = [
    ['Davon zurückgezahlt', refunded],
    ['Davon auf dem Weg zurück zu Ihnen', onItsWay],
    ...waiting.map(
      ({ amount, until }) =>
        [`Davon vorgemerkt, geht um ${formatTime(new Date(until), timeZone)} Uhr zurück`, amount] as const,
    ),
    ['Davon bekommen Sie noch', toCome],
    ['Doppelt gezahlt und zurückgegangen', order.surplusRefundedAmount],
    ['Doppelt gezahlt, geht zurück', order.surplusRefundingAmount],
  ] as const;
  const shown = given.filter(([, amount]) => amount > 0);
  if (shown.length === 0) return [];
  const kept = sum(paid, -refunded, -onItsWay, -toCome, ...waiting.map(({ amount }) => -amount));
  return [
    ['Preis der Bestellung', order.pricing.totalGross],
    ['Dafür bezahlt', paid],
    ...shown,
    ...(kept === paid ? [] : [['Sie haben damit bezahlt', kept] as const]),
  ];
}

/** The same as texts, and of an order that is open what was paid and what is still to be paid, as messages say it. */
export function guestSumTexts(
  order: PublicOrder,
  at: { readonly now: number; readonly timeZone: string },
): string[] {
  const moved = guestMoneyLines(order, at).map(
    ([name, amount]) => `${name}: ${formatMoney(amount, order.currency)}`,
  );
  if (isRequest(order.status) || isTerminal(order.status)) return moved;
  const { paid, open, place } = paidAndOpen(order, 'dieser Seite');
  if (open === '') return moved;
  const stillOpen = `Noch zu bezahlen: ${open} (${place})`;
  return paid === '' || moved.length > 0 ? [...moved, stillOpen] : [`Bezahlt: ${paid}`, stillOpen];
}

/** What the guest still gets, in sentences that add up; null where nothing is to come. */
export function moneyToComeText(order: PublicOrder, now: number): string | null {
  const { paid, refunded, onItsWay, waiting, toCome } = guestMoney(order, now);
  if (toCome <= 0) return null;
  const money = (amount: number) => formatMoney(amount, order.currency);
  const underWay = sum(onItsWay, ...waiting.map(({ amount }) => amount));
  const back = [
    ...(refunded > 0 ? [`${money(refunded)} schon zurückgezahlt`] : []),
    ...(underWay > 0 ? [`${money(underWay)} veranlasst`] : []),
  ];
  const costs = `Ihre Bestellung kostet ${money(order.pricing.totalGross)}. Bezahlt haben Sie ${money(paid)}.`;
  if (back.length === 0) return `${costs} Die Filiale gibt Ihnen den Unterschied zurück.`;
  return `${costs} Davon sind ${back.join(' und ')}. Die Filiale gibt Ihnen auch die übrigen ${money(toCome)} zurück.`;
}

/** Of decimals. */
const sum = (...amounts: number[]): number =>
  toDecimal(amounts.reduce((total, amount) => total + toUnits(amount), 0));
