import { bare } from '@bestellwerk/domain/records/item-types';
import { Select } from '@mantine/core';
import { z } from 'zod';
import { type FieldEditorProps, inputOrder, isNeeded } from './field-editor.js';
import { useNames } from './record-names.js';
import { asFound, useReferenceOptions } from './use-reference-options.js';

/** Another record, found by typing. */
export function ReferenceField({ form, schema, value, ...rest }: FieldEditorProps) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const { resource } = form.control as { resource: string };
  const chosen = useNames(resource, [value]);
  const { search, setSearch, options, open, nothingFound, nameOf } = useReferenceOptions(resource, chosen);
  const needed = isNeeded(schema);
  return (
    <Select
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      placeholder={isReadOnly ? undefined : 'Tippen, um zu suchen'}
      value={chosen[0]?.id ?? null}
      data={options}
      error={problemAt(path)}
      readOnly={isReadOnly}
      required={needed}
      clearable={!needed && !isReadOnly}
      clearButtonProps={{ 'aria-label': `${form.label} leeren` }}
      searchable
      openOnFocus={false}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={open}
      filter={asFound}
      nothingFoundMessage={nothingFound}
      onChange={(id) => onChange(id === null ? null : referenceTo(schema, id, nameOf(id)))}
    />
  );
}

/** A reference as its schema has it: an object with its name, or a bare id. */
export const referenceTo = (schema: z.ZodType, id: string, name: string): unknown =>
  bare(schema) instanceof z.ZodObject ? { id, name } : id;
