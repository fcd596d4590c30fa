import { TextInput } from '@mantine/core';
import { clockTimeFrom } from '@bestellwerk/domain/calendar/typed-time';
import type { FieldEditorProps } from './field-editor.js';
import { inputOrder } from './input-order.js';

/** A time of day; '830' becomes '08:30' on leaving it, and empty is null. */
export const ClockTimeField = ({
  form,
  value,
  path,
  onChange,
  problemAt,
  isReadOnly,
}: FieldEditorProps<string | null>) => (
  <TextInput
    label={form.label}
    description={form.help}
    inputWrapperOrder={inputOrder}
    value={value ?? ''}
    error={problemAt(path)}
    readOnly={isReadOnly}
    inputMode="numeric"
    placeholder="hh:mm"
    maxLength={9}
    autoComplete="off"
    onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    onBlur={() => value !== null && onChange(clockTimeFrom(value) ?? value)}
  />
);
