import type { UnitName } from '@bestellwerk/domain/pricing/unit-name.schema';
import { formatAmount } from '@bestellwerk/domain/pricing/amount-texts';
import type { QuantityLimits } from '@bestellwerk/domain/pricing/quantity';

/** 'Ab 0,1 kg bis 5 kg in Schritten von 0,05 kg.' */
export function limitWords(
  { minimumQuantity, maximumQuantity, quantityStepSize }: QuantityLimits,
  unit: UnitName,
): string {
  const words = [
    ...(minimumQuantity ? [`ab ${formatAmount(minimumQuantity, unit)}`] : []),
    ...(maximumQuantity === null ? [] : [`bis ${formatAmount(maximumQuantity, unit)}`]),
    quantityStepSize ? `in Schritten von ${formatAmount(quantityStepSize, unit)}` : 'in jeder Menge',
  ];
  const start = minimumQuantity ? '' : ' Ohne Mindestmenge beginnt die Auswahl bei 0.';
  return `Bestellbar ${words.join(' ')}.${start}`;
}
