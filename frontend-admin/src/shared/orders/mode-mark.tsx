import { IconMotorbike, IconPaperBag, IconToolsKitchen2, type TablerIcon } from '@tabler/icons-react';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { DeliveryMode } from '@bestellwerk/domain/ordering/order-terms';
import classes from './mode-mark.module.css';

const icons: Record<DeliveryMode, TablerIcon> = {
  takeaway: IconPaperBag,
  delivery: IconMotorbike,
  dineIn: IconToolsKitchen2,
};

/** How the order reaches its customer: a picture and its word. */
export function ModeMark({ mode, table }: { mode: DeliveryMode; table?: string | null }) {
  const Icon = icons[mode];
  return (
    <span className={classes.mark}>
      <Icon size="1.25em" stroke={1.9} aria-hidden />
      {table ? `Tisch ${table}` : modeLabels[mode]}
    </span>
  );
}
