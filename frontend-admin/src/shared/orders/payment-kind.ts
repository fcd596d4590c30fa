import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';

export type PaymentKind = 'payment' | 'counterEntry' | 'refund' | 'chargeback';

/** What a row of the payments is; one that does not say so is a payment or the counter entry of one. */
export const paymentKind = (
  payment: Pick<Payment, 'corrects'> & { readonly kind?: PaymentKind },
): PaymentKind => payment.kind ?? (payment.corrects === null ? 'payment' : 'counterEntry');

export const paymentKindLabels: Record<PaymentKind, string> = {
  payment: 'Zahlung',
  counterEntry: 'Gegenbuchung',
  refund: 'Rückzahlung',
  chargeback: 'Rückbuchung',
};
