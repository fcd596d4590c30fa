import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { FormErrors } from '../../../shared/forms/form-errors.js';

/**
 * What is wrong with what was entered, as the server would say it; empty while all is well.
 * Of a record that is there already, only `changes` are held against their schemas.
 */
export function problemsOf(
  { schemas, problems }: Resource,
  fields: Fields,
  changes: Fields | null = null,
): FormErrors['fields'] {
  const parsed = changes ? schemas.changes.safeParse(changes) : schemas.fields.safeParse(fields);
  const found: FormErrors['fields'] = {};
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) found[path.join('.')] ??= message;
    return found;
  }
  for (const { field, message } of problems?.({ ...fields, ...parsed.data }) ?? []) {
    found[field ?? ''] ??= message;
  }
  return found;
}
