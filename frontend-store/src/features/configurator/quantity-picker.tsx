import { useEffect, useState } from 'react';
import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import {
  convertAmount,
  formatAmount,
  modelPrefix,
  unitLabel,
  unitsOf,
} from '@bestellwerk/domain/pricing/units';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import {
  canDecrease,
  canIncrease,
  decrease,
  increase,
  limitsIn,
  parseQuantity,
  snapQuantity,
} from '@bestellwerk/domain/pricing/quantity';
import { Icon } from '../../shared/icon.js';

interface Props {
  product: Product;
  amount: number;
  unit: UnitName;
  onAmount(amount: number): void;
  onUnit(unit: UnitName): void;
}

/** Minus, a field to type into, plus; and the unit where there is a choice. */
export function QuantityPicker({ product, amount, unit, onAmount, onUnit }: Props) {
  const limits = limitsIn(product, unit) ?? product;
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [amount, unit]);
  const units = unitsOf(product);
  const settle = () => {
    if (typed === null) return;
    onAmount(snapQuantity(parseQuantity(typed), limits));
    setTyped(null);
  };
  return (
    <div className="flex max-w-full flex-wrap items-center gap-3">
      <div
        className="flex max-w-full rounded-box border-2 border-ink bg-white"
        role="group"
        aria-label="Menge"
      >
        <StepButton
          label="Menge verringern"
          icon="minus"
          isEnabled={canDecrease(amount, limits)}
          onStep={() => onAmount(decrease(amount, limits))}
        />
        <input
          value={typed ?? formatNumber(amount)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          inputMode="decimal"
          aria-label={`Menge in ${unitLabel(unit, 2)}`}
          className="w-11 min-w-0 tablet:w-16 text-center text-lg font-bold tabular-nums"
        />
        <StepButton
          label="Menge erhöhen"
          icon="plus"
          isEnabled={canIncrease(amount, limits)}
          onStep={() => onAmount(increase(amount, limits))}
        />
      </div>
      {units.length > 1 ? (
        <select
          value={unit}
          onChange={(event) => onUnit(event.target.value as UnitName)}
          aria-label="Einheit"
          className="field w-auto border-ink font-semibold"
        >
          {units.map((name) => (
            <option key={name} value={name}>
              {unitLabel(name, 2)}
            </option>
          ))}
        </select>
      ) : (
        unit !== 'piece' && <span className="font-semibold">{unitLabel(unit, amount)}</span>
      )}
      <ConversionHint product={product} amount={amount} unit={unit} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'minus' | 'plus';
  isEnabled: boolean;
  onStep(): void;
}

const StepButton = ({ label, icon, isEnabled, onStep }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={!isEnabled}
    onClick={onStep}
    className="grid size-12 min-w-11 place-items-center first:rounded-l-box last:rounded-r-box hover:bg-mustard disabled:text-line disabled:hover:bg-transparent"
  >
    <Icon name={icon} />
  </button>
);

/** '= 0,75 kg' where the unit ordered in is not the one the price is for. */
function ConversionHint({ product, amount, unit }: Pick<Props, 'product' | 'amount' | 'unit'>) {
  if (unit === product.unit) return null;
  const converted = convertAmount(amount, unit, product.unit, product);
  if (converted === null) return null;
  const model = product.alternativeUnits.find((alternative) => alternative.unit === unit)?.calculationModel;
  return (
    <span className="text-sm text-ink-soft">
      = {modelPrefix[model ?? 'fixed']}
      {formatAmount(converted, product.unit)}
    </span>
  );
}
