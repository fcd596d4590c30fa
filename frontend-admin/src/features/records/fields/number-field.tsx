import { numberLimits } from '@bestellwerk/domain/managed/number-limits';
import { NumberEntry, type EnteredNumber } from '../../../shared/forms/number-entry.js';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';

/** A number; text that is none is kept as it was typed, and refused by the field's schema. */
export function NumberField({ form, schema, value, ...rest }: FieldEditorProps<number | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  return (
    <NumberEntry
      {...numberLimits(schema)}
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={value}
      error={problemAt(path)}
      readOnly={isReadOnly}
      required={isNeeded(schema)}
      onChange={onChange as (value: EnteredNumber) => void}
    />
  );
}
