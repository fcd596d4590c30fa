import type { OnlinePaymentsDocument } from '../contracts/payments.schema.js';
import { toUnits } from '../kernel/money.js';
import { newRefundWaitsUntil, refundWaitsUntil } from '../ordering/order/equal-refunds.js';
import { formatTime } from '../text/formats.js';
import { stateOf } from './online-payments.js';

interface Place {
  readonly now: number;
  readonly timeZone: string;
}

/** Why a refund that was requested is not at the provider yet; empty where nothing is in its way. */
export function waitingText(
  online: OnlinePaymentsDocument,
  refund: string,
  { now, timeZone }: Place,
): string {
  const until = refundWaitsUntil(stateOf(online), refund, new Date(now).toISOString());
  return until === null ? '' : `Wartet bis ${formatTime(new Date(until), timeZone)} Uhr: ${RULE}.`;
}

const RULE = 'Mollie nimmt eine zweite Rückzahlung über denselben Betrag erst nach einer Stunde an';

/** The refunds of an order that are not at the provider yet, since an equal one is in the way: decimals and ISO instants. */
export const waitingRefunds = (
  online: OnlinePaymentsDocument,
  now: string,
): { amount: number; until: string }[] =>
  online.refunds.flatMap(({ id, amount }) => {
    const until = refundWaitsUntil(stateOf(online), id, now);
    return until === null ? [] : [{ amount, until }];
  });

/** What became of a refund of so much that was just requested and waits; empty where it goes at once. */
export function waitingNotice(
  online: OnlinePaymentsDocument,
  amount: number,
  { now, timeZone }: Place,
): string {
  const until = newRefundWaitsUntil(stateOf(online), toUnits(amount), new Date(now).toISOString());
  if (until === null) return '';
  return `Rückzahlung vorgemerkt: Sie geht um ${formatTime(new Date(until), timeZone)} Uhr von selbst weiter.`;
}

/** What whoever gives so much back should know before: that it would wait; empty where it would not. */
export function waitingWarning(
  online: OnlinePaymentsDocument,
  amount: number,
  { now, timeZone }: Place,
): string {
  const until = newRefundWaitsUntil(stateOf(online), toUnits(amount), new Date(now).toISOString());
  if (until === null) return '';
  const time = formatTime(new Date(until), timeZone);
  return `Über diesen Betrag wurde vor Kurzem schon eine Rückzahlung veranlasst. ${RULE}: Diese wartet bis ${time} Uhr und geht dann von selbst weiter.`;
}
