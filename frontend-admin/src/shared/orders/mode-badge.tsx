import { IconMotorbike, IconPaperBag, IconToolsKitchen2, type TablerIcon } from '@tabler/icons-react';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { customerName, tableWords } from './customer.js';
import classes from './mode-badge.module.css';

const icons: Record<DeliveryMode, TablerIcon> = {
  takeaway: IconPaperBag,
  delivery: IconMotorbike,
  dineIn: IconToolsKitchen2,
};

/** The mode of an order as icon and word; for dine-in the table, unless it is already shown as the name. */
export function ModeBadge({ order }: { order: Pick<StaffOrder, 'mode' | 'contact' | 'tableIdentifier'> }) {
  const Icon = icons[order.mode];
  const table = tableWords(order);
  return (
    <span className={classes.mark}>
      <Icon size="1.25em" stroke={1.9} aria-hidden />
      {table && table !== customerName(order) ? table : modeLabels[order.mode]}
    </span>
  );
}
