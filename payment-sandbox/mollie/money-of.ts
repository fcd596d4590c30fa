import { sumOf } from '../core/money.js';
import type { SandboxState } from '../core/state.js';
import type { MollieCapture, MollieChargeback, MolliePayment, MollieRefund } from './payment.js';

const of =
  (payment: MolliePayment) =>
  (part: { readonly payment: string }): boolean =>
    part.payment === payment.id;

export const capturesOf = ({ captures }: SandboxState, payment: MolliePayment): MollieCapture[] =>
  captures.filter(of(payment));

/** Without those that were canceled before they were carried out: Mollie forgets them. */
export const refundsOf = ({ refunds }: SandboxState, payment: MolliePayment): MollieRefund[] =>
  refunds.filter(of(payment)).filter(({ status }) => status !== 'canceled');

export const chargebacksOf = ({ chargebacks }: SandboxState, payment: MolliePayment): MollieChargeback[] =>
  chargebacks.filter(of(payment));

/** What the merchant got, before refunds. */
export function capturedOf(state: SandboxState, payment: MolliePayment): number {
  if (payment.status !== 'paid') return 0;
  if (payment.captureMode !== 'manual') return payment.amount;
  return sumOf(capturesOf(state, payment).filter(({ status }) => status === 'succeeded'));
}

/** What went back, or is on its way. */
export const refundedOf = (state: SandboxState, payment: MolliePayment): number =>
  sumOf(refundsOf(state, payment).filter(({ status }) => status !== 'failed'));
