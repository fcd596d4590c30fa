import { MultiSelect } from '@mantine/core';
import type { z } from 'zod';
import { bare } from '@bestellwerk/domain/records/item-types';
import { referredId } from '@bestellwerk/domain/records/reference-fields';
import { type FieldEditorProps, inputOrder } from './field-editor.js';
import { useNames } from './record-names.js';
import { referenceTo } from './reference-field.js';
import { asFound, useReferenceOptions } from './use-reference-options.js';

/** Other records, found by typing, in the order in which they were chosen. */
export function ReferencesField({ form, schema, value, ...rest }: FieldEditorProps<unknown[]>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const { resource } = form.control as { resource: string };
  const references = value ?? [];
  const chosen = useNames(resource, references);
  const { search, setSearch, options, open, nothingFound, nameOf } = useReferenceOptions(resource, chosen);
  const element = (bare(schema) as z.ZodArray<z.ZodType>).element;
  const known = (id: string) => references.find((reference) => referredId(reference) === id);
  return (
    <MultiSelect
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      placeholder={isReadOnly || chosen.length > 0 ? undefined : 'Tippen, um zu suchen'}
      value={chosen.map(({ id }) => id)}
      data={options}
      error={problemAt(path)}
      readOnly={isReadOnly}
      searchable
      openOnFocus={false}
      hidePickedOptions
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={open}
      filter={asFound}
      nothingFoundMessage={nothingFound}
      onChange={(ids) => onChange(ids.map((id) => known(id) ?? referenceTo(element, id, nameOf(id))))}
    />
  );
}
