import { useState } from 'react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import { stepsOf, type PartValue } from '@bestellwerk/domain/catalogue/configuration';
import {
  changeUnit,
  defaultQuantity,
  limitsIn,
  snapQuantity,
  type Quantity,
} from '@bestellwerk/domain/pricing/quantity';
import type { PreviewedProduct } from './previewed-product.js';

/** An order tried beside the form. It follows the product: what is no longer offered falls back to what the shop shows first. */
export function useTrialOrder(product: PreviewedProduct) {
  const [mode, setMode] = useState<DeliveryMode>('takeaway');
  const [chosen, setChosen] = useState<Quantity | null>(null);
  const [values, setValues] = useState<readonly PartValue[]>([]);
  const limits = chosen && limitsIn(product, chosen.unit);
  const quantity =
    chosen && limits
      ? { unit: chosen.unit, amount: snapQuantity(chosen.amount, limits) }
      : defaultQuantity(product);
  const parts = stepsOf(product).map((_, index) => values[index] ?? null);
  return {
    mode,
    setMode,
    ...quantity,
    limits: limitsIn(product, quantity.unit) ?? product,
    parts,
    setAmount: (amount: number) => setChosen({ ...quantity, amount }),
    setUnit: (unit: UnitName) => setChosen({ ...changeUnit(quantity, unit, product), unit }),
    setPart: (index: number, value: PartValue) => setValues(parts.with(index, value)),
  };
}
