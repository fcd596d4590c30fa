import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';

const BRANCH = 'branch';

/** The field with the branches of such records; null if they belong to the whole shop. */
export function branchField({ fields }: Resource): string | null {
  const isOfBranch = (name: string) => {
    const control = formOf(fields[name]!)?.control;
    return (control?.kind === 'reference' || control?.kind === 'references') && control.resource === BRANCH;
  };
  return Object.keys(fields).find(isOfBranch) ?? null;
}
