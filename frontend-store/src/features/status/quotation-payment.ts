import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { payingPlaces } from '@bestellwerk/domain/views/paid-and-open';

/** How an order is paid whose guest asked for an offer, and so chose no way of paying. */
export const quotationPaymentText = (
  { paymentMethod }: Pick<PublicOrder, 'paymentMethod'>,
  mode: DeliveryMode,
): string =>
  isPaidOnline(paymentMethod)
    ? 'Sie bezahlen online auf dieser Seite. Möchten Sie anders bezahlen, rufen Sie uns bitte an.'
    : `Sie bezahlen ${payingPlaces[mode]} (${paymentMethodLabels[paymentMethod]}).`;
