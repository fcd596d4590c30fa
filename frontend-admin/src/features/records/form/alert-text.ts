import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { FormErrors } from '../../../shared/forms/form-errors.js';

/** What stands above a form with problems: what belongs to no field, else that there are some. */
export function alertText({ fields }: Resource, errors: FormErrors): string | null {
  const problems = Object.entries(errors.fields);
  const [, unplaced] = problems.find(([path]) => !(path.split('.')[0]! in fields)) ?? [];
  if (errors.general !== null || unplaced !== undefined) return errors.general ?? unplaced ?? null;
  return problems.length > 0 ? 'Bitte prüfen Sie die gekennzeichneten Felder.' : null;
}
