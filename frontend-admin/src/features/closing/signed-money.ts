import { formatMoney } from '@bestellwerk/domain/text/formats';

/** '+4,40 €', '-52,20 €', '0,00 €': a difference, which nobody takes for a sum. */
export const signedMoney = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`;
