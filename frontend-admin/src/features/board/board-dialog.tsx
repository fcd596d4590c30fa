import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { EndOrderDialog } from '../../shared/order-steps/end-order-dialog.js';
import { ProposeTimeDialog } from '../../shared/order-steps/propose-time-dialog.js';
import { useOrderQuery } from '../../shared/orders/orders-api.js';

export interface AskedDialog {
  kind: 'propose' | 'reject' | 'cancel';
  order: StaffOrder;
}

interface Properties {
  asked: AskedDialog;
  isOpen: boolean;
  /** The order as the board has it now; missing once it has left. */
  current: StaffOrder | undefined;
  onClose(): void;
}

/** One dialog about an order, loaded when one is first asked for. */
export default function BoardDialog({
  asked: { kind, order: before },
  isOpen,
  current,
  onClose,
}: Properties) {
  const { data: left } = useOrderQuery(before.id, { skip: !isOpen || current !== undefined });
  const order = current ?? left ?? before;
  if (kind === 'propose') return <ProposeTimeDialog order={order} opened={isOpen} onClose={onClose} />;
  return <EndOrderDialog order={order} step={isOpen ? kind : null} onClose={onClose} />;
}
