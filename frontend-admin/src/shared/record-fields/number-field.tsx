import { numberLimits } from '@bestellwerk/domain/records/number-limits';
import { NumberEntry, type EnteredNumber } from '../forms/number-entry.js';
import { type FieldEditorProps, inputOrder, isNeeded } from './field-editor.js';

interface NumberFieldProps extends FieldEditorProps<number | null> {
  /** Whether it has no meaning as the other fields are now. */
  isDisabled?: boolean;
}

/** A number; invalid text is kept as typed and rejected by the schema of the field. */
export function NumberField({ form, schema, value, ...rest }: NumberFieldProps) {
  const { path, onChange, problemAt, isReadOnly, isDisabled = false } = rest;
  return (
    <NumberEntry
      {...numberLimits(schema)}
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={value}
      error={problemAt(path)}
      readOnly={isReadOnly}
      disabled={isDisabled}
      required={isNeeded(schema)}
      onChange={onChange as (value: EnteredNumber) => void}
    />
  );
}
