import type { PriceStep } from '@bestellwerk/domain/pricing/pricing.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { Icon } from '../icon.js';

/** The calculation of a price, step by step; collapsed at first. */
export function PriceExplanation({ steps, currency }: { steps: readonly PriceStep[]; currency: string }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-ink-soft underline decoration-mustard decoration-2 underline-offset-3 [&::-webkit-details-marker]:hidden">
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron" size={14} />
        </span>
        So setzt sich der Preis zusammen
      </summary>
      <ol className="mt-2 space-y-1 border-l-4 border-mustard pl-3">
        {steps.map((step, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span>{step.label}</span>
            {step.kind !== 'tax' && (
              <span className="whitespace-nowrap tabular-nums">{formatMoney(step.value, currency)}</span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
