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
export function waitingNotice(online: OnlinePaymentsDocument, amount: number, place: Place): string {
  const time = waitingTime(online, amount, place);
  return time && `Rückzahlung vorgemerkt: Sie geht um ${time} Uhr von selbst weiter.`;
}

/** The warning before a refund of this amount that would have to wait; empty where it would not. */
export function waitingWarning(online: OnlinePaymentsDocument, amount: number, place: Place): string {
  const time = waitingTime(online, amount, place);
  return (
    time &&
    `Über diesen Betrag wurde vor Kurzem schon eine Rückzahlung veranlasst. ${RULE}: Diese wartet bis ${time} Uhr und geht dann von selbst weiter.`
  );
}

/** '14:30': until when a new refund of this amount waits; empty where it goes at once. */
function waitingTime(online: OnlinePaymentsDocument, amount: number, { now, timeZone }: Place): string {
  const until = newRefundWaitsUntil(stateOf(online), toUnits(amount), new Date(now).toISOString());
  return until === null ? '' : formatTime(new Date(until), timeZone);
}
