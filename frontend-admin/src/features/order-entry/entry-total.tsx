import { formatMoney } from '@bestellwerk/domain/text/formats';
import classes from './order-entry.module.css';
import type { Entry } from './use-entry.js';

interface Properties {
  entry: Entry;
  currency: string;
}

/** Beside the button, which stays in sight: the slip itself may be below or above what the screen shows. */
export function EntryTotal({ entry: { draft, check, form }, currency }: Properties) {
  const { pricing } = check;
  const { length } = draft.items;
  const fee = form.deliveryArea !== null && pricing && formatMoney(pricing.deliveryGross, currency);
  return (
    <p className={classes.total}>
      <span>
        {[length === 1 ? '1 Position' : `${length} Positionen`, fee && `Lieferung ${fee}`]
          .filter(Boolean)
          .join(', ')}
      </span>
      {pricing && <strong>{formatMoney(pricing.totalGross, currency)}</strong>}
    </p>
  );
}
