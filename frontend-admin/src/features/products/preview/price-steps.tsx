import type { PriceStep } from '@bestellwerk/domain/pricing/pricing.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import classes from './product-preview.module.css';

/** How a price came about. */
export const PriceSteps = ({ steps, currency }: { steps: readonly PriceStep[]; currency: string }) => (
  <ol className={classes.steps} aria-label="So setzt sich der Preis zusammen">
    {steps.map(({ kind, label, value }, index) => (
      <li key={index}>
        <span>{label}</span>
        {kind !== 'tax' && <span>{formatMoney(value, currency)}</span>}
      </li>
    ))}
  </ol>
);
