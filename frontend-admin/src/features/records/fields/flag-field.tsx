import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';

/** Named by its label alone: the help stands inside the label that can be pressed, too. */
export function FlagField({ form, value, path, onChange, problemAt, isReadOnly }: FieldEditorProps<boolean>) {
  const id = useId();
  return (
    <Switch
      label={<span id={id}>{form.label}</span>}
      aria-labelledby={id}
      description={form.help}
      checked={value === true}
      error={problemAt(path)}
      disabled={isReadOnly}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
