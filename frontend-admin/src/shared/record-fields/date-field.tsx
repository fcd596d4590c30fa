import { DayField } from '../forms/day-field.js';
import type { FieldEditorProps } from './field-editor.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';

/** A day; invalid text is kept as typed and rejected by the schema of the field. */
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
