import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

/** Whether the guest chose to pay online, and nothing has been paid nor is held by the provider. */
export const isUnpaidOnline = ({
  paymentMethod,
  openAmount,
  paidAmount,
  paymentStatus,
}: Pick<StaffOrder, 'paymentMethod' | 'openAmount' | 'paidAmount' | 'paymentStatus'>): boolean =>
  isPaidOnline(paymentMethod) && openAmount > 0 && paidAmount === 0 && paymentStatus !== 'authorized';

/** Whether staff have to be warned: the order came to the branch as if it were paid. */
export const isUnpaidWithBranch = (order: StaffOrder): boolean =>
  withBranch.includes(order.status) && isUnpaidOnline(order);

const withBranch: readonly OrderStatus[] = ['pending', 'proposed', 'confirmed', 'ready', 'dispatched'];
