import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { plainWords } from '../../../shared/record-fields/plain.labels.js';
import { type ComparedValue, comparedValues } from './comparison/compared-values.js';

/** What was entered into a form, as text to keep elsewhere: each changed value below the names of what it is part of. */
export const leftInputText = (
  resource: Resource,
  { before, fields }: { readonly before: Fields; readonly fields: Fields },
  timeZone: string,
): string =>
  comparedValues(resource, before, fields)
    .filter(({ isSame }) => !isSame)
    .map((value) => `${value.place.join(' › ')}:\n${wordsOf(value, timeZone)}`)
    .join('\n\n');

function wordsOf({ schema, after }: ComparedValue, timeZone: string): string {
  const control = formOf(schema)?.control ?? { kind: 'text' };
  if (control.kind !== 'reference' && control.kind !== 'references')
    return plainWords(after, control, timeZone);
  const named = [after].flat().flatMap((one) => (one as { name?: string; id?: string } | null) ?? []);
  return plainWords(named.map(({ name, id }) => name ?? id ?? '').join(', '), { kind: 'text' }, timeZone);
}
