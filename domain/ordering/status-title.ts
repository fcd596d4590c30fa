import { customerStatusText } from './order-texts.js';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { OrderStatus } from './order/order-terms.js';

/** The current status as the status page shows it; the timeline keeps the texts of its events. */
export const statusTitle = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'ready' && mode === 'takeaway' ? 'Bereit zur Abholung' : customerStatusText(status, mode);
