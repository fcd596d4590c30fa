import { customerStatusText } from './order-texts.js';
import type { DeliveryMode, OrderStatus } from './order-terms.js';

/** Where the order stands, as the status page says it now; the timeline keeps the words of then. */
export const statusTitle = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'ready' && mode === 'takeaway' ? 'Bereit zur Abholung' : customerStatusText(status, mode);
