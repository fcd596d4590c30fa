import { branchesFor, type Principal } from '@bestellwerk/domain/access/policy';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { isErased } from '@bestellwerk/domain/records/personal-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { emptyFields } from '../../shared/record-fields/field-editor.js';

/** In place of the id of a record that does not exist yet. */
const NEW = 'new';

/** Whether the user may read such records. */
export function mayRead(principal: Principal, { access }: Resource): boolean {
  const action = access.read === 'everybody' ? 'staff.read' : access.read;
  return branchesFor(principal, action).length > 0;
}

/** Whether the user may change some such records. */
export const mayChangeSome = (principal: Principal, { access }: Resource): boolean =>
  branchesFor(principal, access.change).length > 0;

/** Whether the user may create such records; creating a branch needs the permission for all branches. */
export function mayCreate(principal: Principal, resource: Resource): boolean {
  const { access, branches, fields } = resource;
  if (branchesFor(principal, access.change) === 'all') return true;
  const isBranchItself = branches?.(NEW, emptyFields(fields)).includes(NEW) ?? false;
  return !isBranchItself && mayChangeSome(principal, resource);
}

/** Whether the user may erase the personal data of this record. */
export const mayErase = (principal: Principal, { access, personal }: Resource, fields: Fields): boolean =>
  access.erase !== undefined &&
  branchesFor(principal, access.erase).length > 0 &&
  !isErased(personal, fields);

/** Whether the user may change this record. The server decides; this only avoids rejected requests. */
export function mayChange(principal: Principal, resource: Resource, id: string, fields: Fields): boolean {
  const allowed = branchesFor(principal, resource.access.change);
  if (allowed === 'all') return true;
  const branches = resource.branches?.(id, fields);
  if (!branches) return allowed.length > 0;
  return branches.length > 0 && branches.every((branch) => allowed.includes(branch));
}
