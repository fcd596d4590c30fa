import { customerStatusText } from '@bestellwerk/domain/ordering/order-texts';
import type { DeliveryMode, OrderStatus } from '@bestellwerk/domain/ordering/order-terms';

/** Where the order stands, as the page says it now; the timeline keeps the words of then. */
export const statusTitle = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'ready' && mode === 'takeaway' ? 'Bereit zur Abholung' : customerStatusText(status, mode);
