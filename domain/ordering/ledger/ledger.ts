import { toDecimal, toUnits, type Units } from '../../kernel/money.js';
import type { OnlineMethod } from '../order/online-payment-events.js';
import type { AttemptStatus } from '../order/online-payments.js';
import type { PaymentNews } from '../order/payment-news.js';

/** One attempt to pay as the log knows it. Decimals. */
export interface LedgerAttempt {
  readonly order: string;
  readonly uid: string;
  readonly branch: string;
  readonly method: OnlineMethod;
  readonly reference: string;
  readonly status: AttemptStatus;
  readonly currency: string;
  readonly amount: number;
  readonly captured: number;
  /** Refunds that succeeded, and those that are on their way. */
  readonly refunded: number;
  readonly refunding: number;
  readonly chargedBack: number;
}

/** What an order owes its guest of online payments. Decimals. */
export interface LedgerOrder {
  readonly order: string;
  readonly uid: string;
  readonly branch: string;
  readonly currency: string;
  readonly method: OnlineMethod;
  readonly isUnfulfilled: boolean;
  readonly total: number;
  /** In all, cash included. */
  readonly paid: number;
  readonly refunding: number;
}

export type DifferenceKind =
  | 'unknownAtProvider'
  | 'unknownHere'
  | 'amount'
  | 'status'
  | 'captured'
  | 'refunded'
  | 'refundWaiting'
  | 'chargedBack'
  | 'notGivenBack';

/** Something on which the log and the provider disagree, or money that nobody has settled. Decimals. */
export interface LedgerDifference {
  readonly kind: DifferenceKind;
  readonly method: OnlineMethod;
  readonly reference: string | null;
  readonly order: string | null;
  readonly uid: string | null;
  /** Id; null where no order is known. */
  readonly branch: string | null;
  readonly currency: string;
  /** Of the payment; null where it is about an order. */
  readonly amount: number | null;
  readonly ours: number | null;
  readonly theirs: number | null;
}

/** Where the log and the provider disagree about one payment; `theirs` is null if the provider does not know it. */
export function differencesOf(ours: LedgerAttempt, theirs: PaymentNews | null): LedgerDifference[] {
  const { method, reference, order, uid, branch, currency, amount } = ours;
  const difference = (kind: DifferenceKind, here: number | null, there: number | null): LedgerDifference => ({
    ...{ kind, method, reference, order, uid, branch, currency, amount },
    ours: here,
    theirs: there,
  });
  if (!theirs) return [difference('unknownAtProvider', ours.amount, null)];
  const refunds = theirs.refunds.filter(({ status }) => status === 'succeeded');
  const chargebacks = theirs.chargebacks.filter(({ isReversed }) => !isReversed);
  const pairs: [DifferenceKind, number, number][] = [
    ['amount', ours.amount, theirs.amount ?? ours.amount],
    ['captured', ours.captured, theirs.captured],
    ['refunded', ours.refunded, sumOf(refunds)],
    ['chargedBack', ours.chargedBack, sumOf(chargebacks)],
  ];
  const found = pairs
    .filter(([, here, there]) => toUnits(here) !== toUnits(there))
    .map(([kind, here, there]) => difference(kind, here, there));
  const asked = theirs.refunds.filter(({ status }) => status !== 'failed');
  const wanted = toDecimal(toUnits(ours.refunded) + toUnits(ours.refunding));
  if (ours.refunding > 0 && toUnits(wanted) > toUnits(sumOf(asked))) {
    found.push(difference('refundWaiting', wanted, sumOf(asked)));
  }
  if (theirs.currency !== ours.currency) found.push(difference('amount', ours.amount, theirs.amount));
  const isOverHere = !livingHere.includes(ours.status);
  const isOverThere = !livingThere.includes(theirs.status);
  const saysMore = found.some(({ kind }) => kind === 'captured');
  if (isOverHere !== isOverThere && !saysMore) found.push(difference('status', null, null));
  return found;
}

const livingHere: readonly AttemptStatus[] = ['initiated', 'opened', 'authorized'];
const livingThere: readonly PaymentNews['status'][] = ['open', 'pending', 'authorized'];

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  toDecimal(parts.reduce((sum: Units, { amount }) => sum + toUnits(amount), 0));

/** Money of an order that ended, or above its total, of which nothing is on its way back. */
export function unsettled({
  isUnfulfilled,
  total,
  paid,
  refunding,
  ...order
}: LedgerOrder): LedgerDifference[] {
  const due = isUnfulfilled ? 0 : toUnits(total);
  const owed = toUnits(paid) - due - toUnits(refunding);
  if (owed <= 0) return [];
  return [
    {
      kind: 'notGivenBack',
      ...{ method: order.method, order: order.order, uid: order.uid, reference: null },
      ...{ branch: order.branch, currency: order.currency, amount: null },
      ours: toDecimal(owed),
      theirs: null,
    },
  ];
}

/** What the two sums of a difference are, where it has any. */
export const comparedSums: Record<DifferenceKind, string> = {
  unknownAtProvider: 'Bezahlt',
  unknownHere: 'Bezahlt',
  amount: 'Betrag',
  status: '',
  captured: 'Eingezogen',
  refunded: 'Zurückgezahlt',
  refundWaiting: 'Rückzahlungen',
  chargedBack: 'Zurückgebucht',
  notGivenBack: 'Zurückzugeben',
};

/** What a difference means, for accounting. */
export const differenceTexts: Record<DifferenceKind, string> = {
  unknownAtProvider: 'Der Anbieter kennt diese Zahlung nicht.',
  unknownHere: 'Zu dieser Zahlung beim Anbieter gibt es keine Bestellung.',
  amount: 'Der Betrag ist beim Anbieter ein anderer.',
  status: 'Die Zahlung ist nur auf einer Seite abgeschlossen.',
  captured: 'Der Anbieter hat einen anderen Betrag eingezogen.',
  refunded: 'Der Anbieter hat einen anderen Betrag zurückgezahlt.',
  refundWaiting:
    'Eine Rückzahlung wurde verlangt und ist noch nicht beim Anbieter. Es wird weiter versucht; eine zweite über denselben Betrag nimmt Mollie erst nach einer Stunde an.',
  chargedBack: 'Die Bank hat einen anderen Betrag zurückgebucht.',
  notGivenBack: 'Geld ist zurückzugeben, und es ist keine Rückzahlung unterwegs.',
};
