import { isSwitchedOn } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { usePaymentProviders } from '../../shared/shop/payment-providers-api.js';
import { FormNote } from '../../shared/ui/notes.js';
import { providerNames } from '../../shared/orders/order.labels.js';

interface Properties {
  record: Fields;
  id: string | null;
}

/** In the shop's settings: a method that is switched on there and cannot be offered. */
export default function ProviderAdvice({ record }: Properties) {
  const { data: providers } = usePaymentProviders();
  const shop = record as unknown as Config;
  return providers
    ?.filter(({ name, isUsable }) => !isUsable && isSwitchedOn(name, shop))
    .map(({ name, problem }) => (
      <FormNote key={name} text={`${providerNames[name]} wird zurzeit nicht angeboten. ${problem}`} />
    ));
}
