export { originLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { PaymentProviderStatus } from '@bestellwerk/domain/contracts/payments.schema';
import type { ChosenPart, OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { formatAmount } from '@bestellwerk/domain/pricing/units';
import { formatNumber } from '@bestellwerk/domain/text/formats';

export const providerNames: Record<PaymentProviderStatus['name'], string> = {
  mollie: 'Mollie',
  datatrans: 'Datatrans',
};

/** '2 ×' for pieces, '0,5 kg' for measured goods. */
export const amountWords = ({ amount, unit }: Pick<OrderItem, 'amount' | 'unit'>): string =>
  unit === 'piece' ? `${formatNumber(amount)}\u00a0×` : formatAmount(amount, unit);

/** What was chosen in one step: the choices, the customer's own words, and how many files came along. */
export const choiceWords = ({ choices, text, uploads }: ChosenPart): string =>
  [...choices, text ? `„${text}“` : null, filesWords(uploads?.length ?? 0)].filter(Boolean).join(', ');

function filesWords(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'eine Datei' : `${count} Dateien`;
}
