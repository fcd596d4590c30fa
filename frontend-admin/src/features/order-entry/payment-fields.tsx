import { Checkbox, SegmentedControl, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { paymentMethodsOf } from '@bestellwerk/domain/ordering/checkout/check/choices';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import classes from './order-entry.module.css';
import type { Entry } from './use-entry.js';

const labels: Partial<Record<PaymentMethod, string>> = {
  cash: 'Bar',
  'atm-card': 'Karte',
  'hydro-ag-voucher': 'Gutschein',
};

const letters: Readonly<Record<string, PaymentMethod>> = {
  b: 'cash',
  k: 'atm-card',
  g: 'hydro-ag-voucher',
};

/** How it is paid, and whether it has been. */
export function PaymentFields({ entry, facts }: { entry: Entry; facts: ShopFacts }) {
  const { draft, change } = entry;
  const methods = paymentMethodsOf(facts);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const method = letters[key.toLowerCase()];
    if (method && methods.includes(method)) change({ paymentMethod: method });
    if (key.toLowerCase() === 's') change({ isPaid: !draft.isPaid });
  };
  return (
    <Stack data-stop="payment" onKeyDown={onKeyDown}>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label="Zahlungsart"
        value={draft.paymentMethod}
        data={methods.map((method) => ({ value: method, label: labels[method] ?? method }))}
        onChange={(method) => change({ paymentMethod: method as PaymentMethod })}
      />
      <Checkbox
        classNames={{ body: classes.paid! }}
        size="md"
        label="Schon bezahlt"
        checked={draft.isPaid}
        onChange={({ currentTarget }) => change({ isPaid: currentTarget.checked })}
      />
    </Stack>
  );
}
