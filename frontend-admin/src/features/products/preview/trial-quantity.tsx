import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import {
  canDecrease,
  canIncrease,
  decrease,
  increase,
  parseQuantity,
  snapQuantity,
} from '@bestellwerk/domain/pricing/quantity';
import { unitLabel, unitsOf } from '@bestellwerk/domain/pricing/units';
import type { PreviewedProduct } from './previewed-product.js';
import classes from './product-preview.module.css';
import type { useTrialOrder } from './use-trial-order.js';

interface Properties {
  product: PreviewedProduct;
  trial: ReturnType<typeof useTrialOrder>;
}

/** Amount and unit, as far as the limits of the product allow. */
export function TrialQuantity({ product, trial }: Properties) {
  const { amount, unit, limits, setAmount, setUnit } = trial;
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null) setAmount(snapQuantity(parseQuantity(typed), limits));
    setTyped(null);
  };
  return (
    <div className={classes.quantity} role="group" aria-label="Menge">
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Menge verringern"
        disabled={!canDecrease(amount, limits)}
        onClick={() => setAmount(decrease(amount, limits))}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <TextInput
        aria-label={`Menge in ${unitLabel(unit, 2)}`}
        inputMode="decimal"
        value={typed ?? formatNumber(amount)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Menge erhöhen"
        disabled={!canIncrease(amount, limits)}
        onClick={() => setAmount(increase(amount, limits))}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label="Einheit"
        value={unit}
        data={unitsOf(product).map((name) => ({ value: name, label: unitLabel(name, 2) }))}
        onChange={({ currentTarget }) => setUnit(currentTarget.value as UnitName)}
      />
    </div>
  );
}
