import { ActionIcon, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { stepsOf, takesUploads, uploadsOf } from '@bestellwerk/domain/catalogue/configuration';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { unitLabel, unitsOf } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { PartField, partName } from '../forms/part-field.js';
import type { FormErrors } from '../forms/form-sending.js';
import { NumberEntry } from '../forms/number-entry.js';
import { inUnit, type ItemDraft } from './item-draft.js';
import classes from './order-items.module.css';

interface Properties {
  draft: ItemDraft;
  /** As it is sold now; undefined if it is not sold any more. */
  product: Product | undefined;
  currency: string;
  errors: FormErrors['fields'];
  onChange(draft: ItemDraft): void;
}

/** Amount, unit and choices of a line. Staff may weigh: buttons follow the product's steps, what is typed does not. */
export function ItemFields({ draft, product, currency, errors, onChange }: Properties) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = '[aria-invalid="true"], [data-invalid] input';
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors]);
  return (
    <Stack ref={fields} onKeyDown={chooseByDigit}>
      <Quantity {...{ draft, product, errors, onChange }} />
      {product &&
        stepsOf(product).map((part, index) => {
          const value = draft.parts[index] ?? null;
          if (takesUploads(part)) {
            return (
              <p key={index} className={classes.words}>
                <strong>{partName(part, index + 1)}</strong>:{' '}
                {uploadsOf(value).length > 0 ? 'bleibt, wie es der Gast geschickt hat.' : 'ohne Datei.'}
              </p>
            );
          }
          return (
            <PartField
              key={index}
              part={part}
              isNumbered
              number={index + 1}
              value={value}
              currency={currency}
              error={errors[`parts.${index}`]}
              onChange={(next) => onChange({ ...draft, parts: withPart(draft.parts, index, next) })}
            />
          );
        })}
      <TextInput
        label="Anmerkung für die Küche"
        maxLength={200}
        value={draft.remark}
        error={errors.remark}
        onChange={({ currentTarget }) => onChange({ ...draft, remark: currentTarget.value })}
      />
    </Stack>
  );
}

const FIELDS = 'fieldset, input[type=text], textarea';

/** A digit chooses the option with this number; where only one can be chosen the next field follows. */
function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  const isChoice = target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type);
  const step = isChoice && /^[1-9]$/.test(key) ? target.closest('fieldset') : null;
  const option = step?.querySelectorAll<HTMLInputElement>('input')[Number(key) - 1];
  if (!step || !option) return;
  event.preventDefault();
  option.click();
  const all = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const next = option.type === 'radio' ? all[all.indexOf(step) + 1] : option;
  (next?.matches('fieldset') ? next.querySelector<HTMLElement>('input') : (next ?? option))?.focus();
}

/** Empty texts and lists are nothing chosen, as in an order that was never touched. */
const withPart = (parts: ItemDraft['parts'], index: number, value: unknown): ItemDraft['parts'] => {
  const isNothing = value === '' || (Array.isArray(value) && value.length === 0);
  return parts.with(index, isNothing ? null : (value as ItemDraft['parts'][number]));
};

function Quantity({ draft, product, errors, onChange }: Omit<Properties, 'currency'>) {
  const { amount, unit } = draft;
  const step = (product && limitsIn(product, unit)?.quantityStepSize) || 1;
  const entered = typeof amount === 'number' ? amount : 0;
  const setAmount = (next: ItemDraft['amount']) => onChange({ ...draft, amount: next });
  const stepped = (by: number) => setAmount(Number((entered + by).toPrecision(12)));
  const units = product ? [...new Set([unit, ...unitsOf(product)])] : [unit];
  return (
    <div className={classes.quantity} role="group" aria-label="Menge und Einheit">
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Menge verringern"
        disabled={entered <= step}
        onClick={() => stepped(-step)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <NumberEntry
        label="Menge"
        size="md"
        unit={units.length === 1 ? unitLabel(unit, 2) : undefined}
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <ActionIcon variant="default" size={44} aria-label="Menge erhöhen" onClick={() => stepped(step)}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      {product && units.length > 1 && (
        <NativeSelect
          label="Einheit"
          size="md"
          value={unit}
          error={errors.unit}
          data={units.map((name) => ({ value: name, label: unitLabel(name, 2) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange(inUnit(draft, value as ItemDraft['unit'], product))
          }
        />
      )}
    </div>
  );
}
