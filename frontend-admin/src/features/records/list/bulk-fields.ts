import { formOf, type Control } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';

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
