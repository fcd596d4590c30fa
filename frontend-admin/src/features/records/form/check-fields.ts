import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { FormErrors } from '../../../shared/forms/form-sending.js';

/**
 * The validation errors of the entered fields, as the server would report them; empty if there are none.
 * For an existing record only `changes` are checked against their schemas.
 */
export function problemsOf(
  { schemas, problems, example }: Resource,
  fields: Fields,
  changes: Fields | null = null,
): FormErrors['fields'] {
  const parsed = changes ? schemas.changes.safeParse(changes) : schemas.fields.safeParse(fields);
  const found: FormErrors['fields'] = {};
  for (const { path, message } of parsed.error?.issues ?? []) found[path.join('.')] ??= message;
  const wrong = new Set(Object.keys(found).map((path) => path.split('.')[0]!));
  const whole = parsed.data ?? withExamples(schemas, example, { ...fields, ...changes }, wrong);
  if (!whole) return found;
  for (const { field, message } of problems({ ...fields, ...whole })) {
    if (!wrong.has(field?.split('.')[0] ?? '')) found[field ?? ''] ??= message;
  }
  return found;
}

/** What is left of the errors of a check by `now`, what the same check finds in the fields as they are entered since. */
export const leftOf = (found: FormErrors['fields'], now: FormErrors['fields']): FormErrors['fields'] =>
  Object.fromEntries(Object.keys(found).flatMap((path) => (path in now ? [[path, now[path]]] : [])));

/** Replaces invalid fields by valid values, so that rules across fields are checked despite errors in single fields. */
function withExamples(
  { fields: schema }: Resource['schemas'],
  example: Resource['example'],
  fields: Fields,
  wrong: ReadonlySet<string>,
): Fields | null {
  const right = Object.entries(fields).filter(([name]) => !wrong.has(name));
  return schema.safeParse({ ...example, ...Object.fromEntries(right) }).data ?? null;
}
