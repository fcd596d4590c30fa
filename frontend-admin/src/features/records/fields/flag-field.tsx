import { Switch } from '@mantine/core';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';

export const FlagField = ({
  form,
  value,
  path,
  onChange,
  problemAt,
  isReadOnly,
}: FieldEditorProps<boolean>) => (
  <Switch
    label={form.label}
    description={form.help}
    checked={value === true}
    error={problemAt(path)}
    disabled={isReadOnly}
    onChange={({ currentTarget: { checked } }) => onChange(checked)}
  />
);
