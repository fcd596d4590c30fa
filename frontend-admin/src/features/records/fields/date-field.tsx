import { DayField } from '../../../shared/forms/day-field.js';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';

/** A day; text that is none is kept as it was typed, and refused by the field's schema. */
export function DateField({ form, schema, value, ...rest }: FieldEditorProps<string | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const needed = isNeeded(schema);
  return (
    <DayField
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={value ?? ''}
      error={problemAt(path)}
      readOnly={isReadOnly}
      required={needed}
      onClear={needed ? undefined : () => onChange(null)}
      onChange={(day) => onChange(day || null)}
    />
  );
}
