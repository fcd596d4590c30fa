import { bare } from '@bestellwerk/domain/records/item-types';
import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { z } from 'zod';
import { emptyValue, type FieldEditorProps } from './field-editor.js';
import { focusField } from './focus-field.js';
import { FieldLegend } from './editor-frame.js';
import { RowCard } from './row-card.js';
import classes from './rows-field.module.css';

/** A list of small records: each with its own fields, to be added, removed and moved. */
export function RowsField({ form, schema, value, ...rest }: FieldEditorProps<unknown[]>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const { one } = form.control as { one: string };
  const rows = value ?? [];
  const element = (bare(schema) as z.ZodArray<z.ZodType>).element;
  const adding = useRef<HTMLButtonElement>(null);
  const focusRow = (index: number) => setTimeout(() => focusField(`${path}.${index}`));
  const problem = problemAt(path);

  return (
    <fieldset className={classes.rows}>
      <FieldLegend form={form} />
      {form.help && <Input.Description>{form.help}</Input.Description>}
      {problem && <Input.Error>{problem}</Input.Error>}
      {rows.length === 0 && <p className={classes.none}>Noch kein Eintrag.</p>}
      {rows.map((row, index) => (
        <RowCard
          key={index}
          {...rest}
          name={`${one} ${index + 1}`}
          path={`${path}.${index}`}
          schema={element}
          value={row}
          onChange={(changed) => onChange(rows.map((other, at) => (at === index ? changed : other)))}
          onMove={{
            up: index > 0 ? () => onChange(swapped(rows, index - 1)) : null,
            down: index < rows.length - 1 ? () => onChange(swapped(rows, index)) : null,
          }}
          onRemove={() => {
            onChange(rows.filter((_, at) => at !== index));
            adding.current?.focus();
          }}
        />
      ))}
      {!isReadOnly && (
        <Button
          ref={adding}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            onChange([...rows, emptyValue(element)]);
            focusRow(rows.length);
          }}
        >
          {one} hinzufügen
        </Button>
      )}
    </fieldset>
  );
}

/** The list with the entry at this place after the next one. */
const swapped = (rows: readonly unknown[], index: number): unknown[] => [
  ...rows.slice(0, index),
  rows[index + 1],
  rows[index],
  ...rows.slice(index + 2),
];
