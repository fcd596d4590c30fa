import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isPaymentCanceled } from '@bestellwerk/domain/views/canceled-payment';

/** Wherever a guest arrives after a payment of which nothing came. */
const paymentFailedText =
  'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.';

/** The same, as far as the order is known: a guest who canceled the payment knows why nothing came of it. */
export const paymentFailedTextOf = (order: PublicOrder | undefined): string =>
  order && isPaymentCanceled(order) ? 'Sie haben die Zahlung abgebrochen.' : paymentFailedText;
