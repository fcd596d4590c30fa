import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';

const CENT = 0.01;

/** A number with a decimal comma; empty is null. */
export function NumberField({ form, schema, value, ...rest }: FieldEditorProps<number | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const { unit, step } = form.control as { unit?: string; step?: number };
  const [typed, setTyped] = useState<string | number>(value ?? '');
  if (numberIn(typed) !== value) setTyped(value ?? '');
  return (
    <NumberInput
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={typed}
      error={problemAt(path)}
      readOnly={isReadOnly}
      required={isNeeded(schema)}
      suffix={unit && ` ${unit}`}
      step={step ?? 1}
      {...(step === CENT && { decimalScale: 2, fixedDecimalScale: true })}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      hideControls
      inputMode="decimal"
      autoComplete="off"
      onChange={(next) => {
        setTyped(next);
        onChange(numberIn(next));
      }}
    />
  );
}

function numberIn(typed: string | number): number | null {
  if (typeof typed === 'number') return typed;
  const number = typed === '' ? NaN : Number(typed);
  return Number.isFinite(number) ? number : null;
}
