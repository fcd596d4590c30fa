import { unusableSwitchText } from '@bestellwerk/domain/ordering/checkout/branch-gaps';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { FieldWarning } from '../../shared/record-fields/field-warning.js';
import { useUnusableMethods } from '../../shared/shop/payment-providers-api.js';
import { useConfigQuery } from '../../shared/shop/shop-api.js';

/** At the switch of a payment method: why it is not offered although the branch has it on. */
export default function PaymentMethodNote({ field, record }: { field: string; record: Fields }) {
  const { data: config } = useConfigQuery();
  const unusable = useUnusableMethods();
  return (
    <FieldWarning
      text={config ? unusableSwitchText(field, record, { config, unusable: unusable ?? {} }) : null}
    />
  );
}
