import { NativeSelect } from '@mantine/core';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { FieldEditorProps } from './field-editor.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';

const NONE = '';

/** One of several values. */
export function ChoiceField({ form, schema, value, ...rest }: FieldEditorProps<string | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const { words, none = 'Keine Angabe' } = form.control as Control & { kind: 'choice' };
  const needed = isNeeded(schema);
  return (
    <NativeSelect
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={value ?? NONE}
      error={problemAt(path)}
      disabled={isReadOnly}
      required={needed}
      onChange={({ currentTarget }) => onChange(currentTarget.value === NONE ? null : currentTarget.value)}
      data={[
        ...(needed && value !== null ? [] : [{ value: NONE, label: needed ? 'Bitte wählen' : none }]),
        ...Object.entries(words).map(([name, label]) => ({ value: name, label })),
      ]}
    />
  );
}
