import { Checkbox } from '@mantine/core';
import type { FieldEditorProps } from './field-editor.js';
import classes from './choices-field.module.css';

interface Choices {
  words: Readonly<Record<string, string>>;
  meanings?: Readonly<Record<string, string>>;
}

/** Any of several values, all in sight, kept in the order of the definition. */
export function ChoicesField({ form, value, path, ...rest }: FieldEditorProps<string[]>) {
  const { onChange, problemAt, isReadOnly } = rest;
  const { words, meanings } = form.control as unknown as Choices;
  return (
    <Checkbox.Group
      label={form.label}
      description={form.help}
      value={value ?? []}
      error={problemAt(path)}
      onChange={(chosen) => onChange(Object.keys(words).filter((name) => chosen.includes(name)))}
    >
      <div className={classes.choices} data-explained={meanings !== undefined || undefined}>
        {Object.entries(words).map(([name, label]) => (
          <Checkbox
            key={name}
            value={name}
            label={label}
            description={meanings?.[name]}
            disabled={isReadOnly}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
