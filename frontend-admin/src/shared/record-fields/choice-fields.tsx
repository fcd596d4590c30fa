import { Checkbox, NativeSelect, Switch } from '@mantine/core';
import { useId } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import { emptyValue, type FieldEditorProps, inputOrder, isNeeded } from './field-editor.js';
import classes from './fields.module.css';

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

const NONE = '';

/** One of several values. None of them can only be chosen where the field takes that; else an empty one has its default. */
export function ChoiceField({ form, schema, value, ...rest }: FieldEditorProps<string | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const { words, none = 'Keine Angabe' } = form.control as Control & { kind: 'choice' };
  const needed = isNeeded(schema);
  const mayBeNone = !needed && schema.safeParse(null).success;
  const shown = value ?? (mayBeNone ? null : (emptyValue(schema) as string | null));
  return (
    <NativeSelect
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={shown ?? NONE}
      error={problemAt(path)}
      disabled={isReadOnly}
      required={needed}
      onChange={({ currentTarget }) => onChange(currentTarget.value === NONE ? null : currentTarget.value)}
      data={[
        ...(mayBeNone || shown === null ? [{ value: NONE, label: needed ? 'Bitte wählen' : none }] : []),
        ...Object.entries(words).map(([name, label]) => ({ value: name, label })),
      ]}
    />
  );
}

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
