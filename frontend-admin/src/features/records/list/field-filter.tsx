import { NativeSelect, Select } from '@mantine/core';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { NO_REFERENCE, wordsForNone } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { searchKey } from '@bestellwerk/domain/records/sort-key';
import type { z } from 'zod';
import { asFound, useReferenceOptions } from '../../../shared/record-fields/use-reference-options.js';
import { useNames } from '../../../shared/record-fields/record-names.js';

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
    const mayBeEmpty = schema.safeParse(control.kind === 'references' ? [] : null).success;
    const none = mayBeEmpty ? wordsForNone(control.resource) : null;
    return <ReferenceFilter {...{ label, resource: control.resource, none, value, onChange }} />;
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

interface ReferenceProperties extends Omit<Properties, 'schema'> {
  label: string;
  resource: string;
  /** What those are called that refer to nothing; null where there are none. */
  none: string | null;
}

function ReferenceFilter({ label, resource, none, value, onChange }: ReferenceProperties) {
  const chosen = useNames(resource, [value === NO_REFERENCE ? null : value]);
  const { search, setSearch, options, open, nothingFound } = useReferenceOptions(resource, chosen);
  const isNoneSought = none !== null && (search === none || searchKey(none).includes(searchKey(search)));
  const ofNone = isNoneSought ? [{ value: NO_REFERENCE, label: none }] : [];
  return (
    <Select
      label={label}
      placeholder="Alle"
      value={value}
      data={[...ofNone, ...options]}
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
