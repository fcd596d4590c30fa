import { Button, NativeSelect } from '@mantine/core';
import { z } from 'zod';
import { byWords } from '@bestellwerk/domain/text/search';
import { journalAuthorLabels, journalAuthors } from '@bestellwerk/domain/views/journal-authors';
import { journalArea, journalAreas } from '@bestellwerk/domain/views/journal-words';
import { ReferenceField } from '../../shared/record-fields/reference-field.js';
import type { AuditLogFilters, Authors } from './use-audit-log-place.js';
import { choicesOf } from '../../shared/ui/choices-of.js';

interface Properties {
  filters: AuditLogFilters;
  onChange(changes: Partial<AuditLogFilters>): void;
}

const areas = journalAreas
  .map(({ name, many }) => ({ value: name, label: many }))
  .sort((a, b) => byWords(a.label, b.label));
const typesOf = (area: string) => choicesOf(journalArea(area)?.words ?? {});
const authors = [
  ...journalAuthors.map((value) => ({ value, label: journalAuthorLabels[value] })),
  { value: 'all', label: 'Alle' },
];
const id = z.string().nullable();
const references = {
  actor: { label: 'Wer', control: { kind: 'reference', resource: 'user' } },
  branch: { label: 'Filiale', control: { kind: 'reference', resource: 'branch' } },
} as const;

export function AuditLogFilterFields({ filters, onChange }: Properties) {
  return (
    <>
      <NativeSelect
        label="Von wem"
        value={filters.by}
        onChange={({ currentTarget: { value } }) => onChange({ by: value as Authors })}
        data={authors}
      />
      <NativeSelect
        label="Bereich"
        value={filters.resource ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ resource: value || null, type: null })}
        data={[{ value: '', label: 'Alle' }, ...areas]}
      />
      {filters.resource !== null && (
        <NativeSelect
          label="Was"
          value={filters.type ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ type: value || null })}
          data={[{ value: '', label: 'Alles' }, ...typesOf(filters.resource)]}
        />
      )}
      {(['actor', 'branch'] as const).map((name) => (
        <ReferenceField
          key={name}
          path={name}
          schema={id}
          form={references[name]}
          value={filters[name]}
          onChange={(value) => onChange({ [name]: value as string | null })}
          problemAt={() => undefined}
          isReadOnly={false}
          record={{}}
        />
      ))}
      {filters.record !== null && (
        <Button variant="default" onClick={() => onChange({ record: null })}>
          Alle Einträge zeigen
        </Button>
      )}
    </>
  );
}
