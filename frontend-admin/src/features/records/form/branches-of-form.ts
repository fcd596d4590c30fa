import { bare } from '@bestellwerk/domain/records/item-types';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import { useFrameBranch, branchField } from '../branch-field.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { referenceTo } from '../../../shared/record-fields/reference-field.js';

/** The branches that a record may be assigned to: those in which the user may change such records. */
export function useOfferedBranches({ access }: Resource): 'all' | readonly string[] {
  return branchesFor(usePrincipal(), access.change);
}

/** What a new record begins with: it belongs to the branch of the frame, where its maker may put it there. */
export function useUsualFields(resource: Resource): Fields {
  const branch = useFrameBranch();
  const offered = useOfferedBranches(resource);
  const field = branchField(resource);
  if (field === null || !branch) return {};
  if (offered !== 'all' && !offered.includes(branch.id)) return {};
  const schema = resource.fields[field]!;
  const { element } = (bare(schema) as z.ZodArray<z.ZodType>).def;
  const reference = referenceTo(element ?? schema, branch.id, branch.name);
  return { [field]: element ? [reference] : reference };
}
