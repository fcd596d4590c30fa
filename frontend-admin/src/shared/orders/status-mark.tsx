import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
import classes from './status-mark.module.css';

/** Where an order stands: a word on the colour that the board gives it. */
export function StatusMark({ status }: { status: OrderStatus }) {
  return (
    <span className={classes.mark} data-status={status}>
      {statusLabels[status]}
    </span>
  );
}
