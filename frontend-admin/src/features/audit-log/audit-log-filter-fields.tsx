import { Button, NativeSelect } from '@mantine/core';
import { z } from 'zod';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { byWords } from '@bestellwerk/domain/text/search';
import { ReferenceField } from '../../shared/record-fields/reference-field.js';
import type { AuditLogFilters } from './use-audit-log-place.js';

interface Properties {
  filters: AuditLogFilters;
  onChange(changes: Partial<AuditLogFilters>): void;
}

const kinds = resources
  .map(({ name, words }) => ({ value: name, label: words.many }))
  .sort((a, b) => byWords(a.label, b.label));
const person = z.string().nullable();
const personForm = { label: 'Wer', control: { kind: 'reference', resource: 'user' } } as const;

export function AuditLogFilterFields({ filters, onChange }: Properties) {
  return (
    <>
      <NativeSelect
        label="Art"
        value={filters.resource ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ resource: value || null })}
        data={[{ value: '', label: 'Alle' }, ...kinds]}
      />
      <ReferenceField
        path="actor"
        schema={person}
        form={personForm}
        value={filters.actor}
        onChange={(actor) => onChange({ actor: actor as string | null })}
        problemAt={() => undefined}
        isReadOnly={false}
        record={{}}
      />
      {filters.record !== null && (
        <Button variant="default" onClick={() => onChange({ record: null })}>
          Alle Einträge zeigen
        </Button>
      )}
    </>
  );
}
