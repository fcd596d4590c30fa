import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { FieldEditorProps } from './field-editor.js';

/** Its accessible name is the label alone, although the description is inside the clickable label too. */
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
