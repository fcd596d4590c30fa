import { fromMinorUnits } from '../minor-units.js';
import type { ProviderPayment, ProviderRefund } from '../provider.js';
import type { DatatransTransaction } from './datatrans-answers.js';
import { uuidOf } from './refno.js';

const statuses: Readonly<Record<string, ProviderPayment['status']>> = {
  initialized: 'open',
  challenge_required: 'pending',
  challenge_ongoing: 'pending',
  authenticated: 'pending',
  authorized: 'authorized',
  settled: 'captured',
  transmitted: 'captured',
  canceled: 'canceled',
  failed: 'failed',
};

/** A status that Datatrans adds one day is not final for us. */
const DEFAULT_STATUS = 'pending';

export function readTransaction(transaction: DatatransTransaction): ProviderPayment {
  const { transactionId, currency, refno, refno2, detail } = transaction;
  const status = statusOf(transaction);
  const decimal = (units: number | null | undefined): number | null =>
    units == null ? null : fromMinorUnits(units, currency);
  return {
    reference: transactionId,
    attempt: uuidOf(refno),
    order: refno2 ?? null,
    status,
    amount: decimal(detail?.authorize?.amount ?? detail?.settle?.amount),
    currency,
    captured: status === 'captured' ? (decimal(detail?.settle?.amount ?? detail?.authorize?.amount) ?? 0) : 0,
    captureBefore: null,
    expiresAt: detail?.init?.expires ? new Date(detail.init.expires).toISOString() : null,
    refunds: creditsOf(transaction).map(({ refund }) => refund),
    chargebacks: [],
    failureReason: detail?.fail?.reason ?? null,
  };
}

/** A payment page that timed out is documented as canceled, and there is a reason `timeout` to fail, too. */
function statusOf({ status, detail }: DatatransTransaction): ProviderPayment['status'] {
  if (status === 'failed' && detail?.fail?.reason === 'timeout') return 'expired';
  return statuses[status] ?? DEFAULT_STATUS;
}

export interface Credit {
  readonly units: number;
  /** False for what somebody did in Datatrans' own back office. */
  readonly isByApi: boolean;
  readonly refund: ProviderRefund;
}

/** The successful credits in a payment's history, the oldest first. Each has its place in the payment's as its name. */
export function creditsOf({ transactionId, currency, history }: DatatransTransaction): Credit[] {
  return (history ?? [])
    .filter(({ action, success }) => action === 'credit' && success !== false)
    .sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? '') || 0)
    .map(({ amount, source }, index) => ({
      units: amount ?? 0,
      isByApi: source == null || source === 'api',
      refund: {
        reference: `${transactionId}/${index + 1}`,
        refund: null,
        amount: fromMinorUnits(amount ?? 0, currency),
        status: 'succeeded',
      },
    }));
}
