import { NativeSelect, Select } from '@mantine/core';
import { formOf } from '@bestellwerk/domain/managed/field-form';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { z } from 'zod';
import { asFound, useReferenceOptions } from '../fields/use-reference-options.js';
import { useNames } from '../values/record-names.js';

/** The fields by whose values a list can be narrowed: what the server filters by and has few values. */
export const filterable = ({ fields, columns }: Resource): string[] =>
  Object.keys(fields).filter((name) => {
    const kind = formOf(fields[name]!)?.control.kind;
    if (kind === 'reference' || kind === 'references') return true;
    return columns.includes(name) && (kind === 'flag' || kind === 'choice');
  });

interface Properties {
  schema: z.ZodType;
  value: string | null;
  onChange(value: string | null): void;
}

/** Chooses a value that all records of a list are to have. */
export function FieldFilter({ schema, value, onChange }: Properties) {
  const { label, control } = formOf(schema)!;
  if (control.kind === 'reference' || control.kind === 'references') {
    return <ReferenceFilter label={label} resource={control.resource} value={value} onChange={onChange} />;
  }
  const words = control.kind === 'choice' ? control.words : { true: 'Ja', false: 'Nein' };
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        { value: '', label: 'Alle' },
        ...Object.entries(words).map(([name, word]) => ({ value: name, label: word })),
      ]}
    />
  );
}

type ReferenceProperties = Omit<Properties, 'schema'> & { label: string; resource: string };

function ReferenceFilter({ label, resource, value, onChange }: ReferenceProperties) {
  const chosen = useNames(resource, [value]);
  const { search, setSearch, options, open, nothingFound } = useReferenceOptions(resource, chosen);
  return (
    <Select
      label={label}
      placeholder="Alle"
      value={value}
      data={options}
      clearable
      clearButtonProps={{ 'aria-label': `${label}: alle` }}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={open}
      filter={asFound}
      nothingFoundMessage={nothingFound}
      onChange={onChange}
    />
  );
}
