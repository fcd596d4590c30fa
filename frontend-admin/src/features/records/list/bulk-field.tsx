import { type Control, formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import { FieldEditors } from '../../../shared/record-fields/field-editors.js';
import { FieldView } from '../../../shared/record-fields/field-view.js';
import { OfferedBranches } from '../../../shared/record-fields/record-extensions.js';
import { useOfferedBranches } from '../form/branches-of-form.js';

const single: readonly Control['kind'][] = [
  'text',
  'number',
  'flag',
  'choice',
  'choices',
  'reference',
  'references',
  'date',
  'instant',
  'clockTime',
];

/** The fields that several records can be given the same value of. */
export function bulkFields({ fields, title, unique = [] }: Resource): string[] {
  const alone = [...title, ...unique.map((group) => group.at(-1))];
  return Object.keys(fields).filter((name) => {
    const kind = formOf(fields[name]!)?.control.kind;
    return kind !== undefined && single.includes(kind) && !alone.includes(name);
  });
}

interface Properties {
  resource: Resource;
  field: string;
  schema: z.ZodType;
  value: unknown;
  problem: string | undefined;
  onChange(value: unknown): void;
}

/** The editor of one field by itself, as the form of a record has it. */
export const BulkField = ({ resource, field, value, problem, ...rest }: Properties) => (
  <OfferedBranches value={useOfferedBranches(resource)}>
    <FieldEditors>
      <FieldView
        {...rest}
        path={field}
        value={value}
        problemAt={(at) => (at === field ? problem : undefined)}
        isReadOnly={false}
        record={{ [field]: value }}
      />
    </FieldEditors>
  </OfferedBranches>
);
