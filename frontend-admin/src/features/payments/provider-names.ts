import type { PaymentProviderStatus } from '@bestellwerk/domain/contracts/payments.schema';

export const providerNames: Record<PaymentProviderStatus['name'], string> = {
  mollie: 'Mollie',
  datatrans: 'Datatrans',
};
