import { Skeleton } from '@mantine/core';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../shared/shop/shop-api.js';
import type { PaymentDays } from '../../shared/orders/payments-api.js';
import { Figure, Figures } from '../../shared/ui/block.js';
import { countWords, methodSums } from './method-sums.js';

/** The grand total, and what each method brought. */
export function PaymentSums({ sums }: { sums: PaymentDays | undefined }) {
  const currency = useCurrency();
  if (!sums) return <Skeleton height={128} mb={20} role="status" aria-label="Summen werden geladen" />;
  const methods = methodSums(sums.days);
  const all = {
    payments: methods.reduce((count, { payments }) => count + payments, 0),
    counterEntries: methods.reduce((count, { counterEntries }) => count + counterEntries, 0),
    refunds: methods.reduce((count, { refunds }) => count + refunds, 0),
  };
  return (
    <Figures name="Summen" isTotalFirst>
      <Figure name="Gesamt" value={formatMoney(sums.meta.amount, currency)} note={countWords(all)} />
      {methods.map((sum) => (
        <Figure
          key={sum.method}
          name={paymentMethodLabels[sum.method]}
          value={formatMoney(sum.amount, currency)}
          note={countWords(sum)}
        />
      ))}
    </Figures>
  );
}
