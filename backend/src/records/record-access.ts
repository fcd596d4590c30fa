import { branchesFor, type Action } from '@bestellwerk/domain/access/policy';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { HttpStatus } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';

/** The branches whose records a user (null for a visitor) may read. Throws 401 or 403 if there are none. */
export function readableBranches(
  { access, branches }: Resource,
  staff: Staff | null,
): 'all' | readonly string[] {
  if (access.read === 'everybody') return 'all';
  const allowed = allowedBranches(access.read, staff);
  return branches ? allowed : 'all';
}

/** Whether a user may read any records of this kind. */
export function mayRead({ access: { read } }: Pick<Resource, 'access'>, staff: Staff | null): boolean {
  if (read === 'everybody') return true;
  const allowed = staff ? branchesFor(staff, read) : [];
  return allowed === 'all' || allowed.length > 0;
}

/** Limits reading to staff even if records are public: for histories, which name people, and for files. */
export function forStaffOnly(resource: Resource): Resource {
  const { access } = resource;
  return access.read === 'everybody' ? { ...resource, access: { ...access, read: 'staff.read' } } : resource;
}

/** Throws 403 unless the user may make this change. `before` is null for a new record. */
export function authorizeChange(
  resource: Resource,
  staff: Staff,
  id: string,
  { before, after }: { readonly before: Fields | null; readonly after: Fields },
  action = resource.access.change,
): void {
  const allowed = allowedBranches(action, staff);
  for (const fields of before ? [before, after] : [after]) {
    if (allowed !== 'all' && !isWithin(allowed, resource.branches?.(id, fields))) throw forbidden();
  }
  const objection = resource.forbids?.(staff, id, before, after);
  if (objection) throw new ApiError(HttpStatus.FORBIDDEN, [objection]);
}

function allowedBranches(action: Action, staff: Staff | null): 'all' | readonly string[] {
  if (!staff) throw ApiError.of(HttpStatus.UNAUTHORIZED, failureText(HttpStatus.UNAUTHORIZED));
  const allowed = branchesFor(staff, action);
  if (allowed !== 'all' && allowed.length === 0) throw forbidden();
  return allowed;
}

/** Records of the whole shop (no branches) are allowed to users with the permission in any branch. */
function isWithin(allowed: readonly string[], branches: readonly string[] | undefined): boolean {
  if (!branches) return true;
  return branches.length > 0 && branches.every((branch) => allowed.includes(branch));
}

const forbidden = (): ApiError => ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN));
