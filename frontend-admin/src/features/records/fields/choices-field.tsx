import { Checkbox, Group } from '@mantine/core';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';

/** Any of several values, all in sight, kept in the order of the definition. */
export function ChoicesField({ form, value, path, ...rest }: FieldEditorProps<string[]>) {
  const { onChange, problemAt, isReadOnly } = rest;
  const { words } = form.control as { words: Readonly<Record<string, string>> };
  return (
    <Checkbox.Group
      label={form.label}
      description={form.help}
      value={value ?? []}
      error={problemAt(path)}
      onChange={(chosen) => onChange(Object.keys(words).filter((name) => chosen.includes(name)))}
    >
      <Group gap="8px 20px" mt={8} mb={4}>
        {Object.entries(words).map(([name, label]) => (
          <Checkbox key={name} value={name} label={label} disabled={isReadOnly} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
