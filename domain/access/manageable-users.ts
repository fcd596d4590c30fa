import { branchesFor, type Principal } from './policy.js';
import type { Role } from './roles.js';

/** Roles that the manager of a branch may grant and revoke. */
const givenInBranches: readonly Role[] = ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD'];

/**
 * Whether somebody may manage another person with these roles and branches: those of a branch, people who work only there
 * and have no role above the shift lead's.
 */
export function mayManage(who: Principal, { roles, branches }: Principal): boolean {
  const allowed = branchesFor(who, 'users.change');
  if (allowed === 'all') return true;
  return (
    branches.length > 0 &&
    branches.every((branch) => allowed.includes(branch)) &&
    roles.every((role) => givenInBranches.includes(role))
  );
}
