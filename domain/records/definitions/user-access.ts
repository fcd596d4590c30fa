import { branchesFor, isBranchRole, mayManage, type Principal } from '../../access/policy.js';
import type { Role } from '../../access/roles.js';
import type { Problem } from '../../kernel/refusal.js';
import type { Fields } from '../record-state.js';
import { referredId } from '../reference-fields.js';
import type { Writer } from '../resource.js';
import { sameValue } from '../same-value.js';

/** Fields that determine a user's access. */
const accessFields = ['roles', 'branches', 'isDisabled', 'expiresAt'];

/** Why this person may not make these fields of a user's `before` (null: a new one); null if they may. */
export function objectionToUser(
  who: Writer,
  id: string,
  before: Fields | null,
  after: Fields,
): Problem | null {
  if (before && id === who.id) {
    const field = accessFields.find((name) => !sameValue(before[name], after[name]));
    return field === undefined ? null : { message: OWN_ACCESS, field };
  }
  if (before && !mayManage(who, principalOf(before))) return { message: ABOVE, field: null };
  if (!mayManage(who, principalOf(after))) return { message: TOO_MUCH, field: 'roles' };
  const redirects = before !== null && !sameValue(before['email'], after['email']);
  return redirects && !mayRedirectLinks(who) ? { message: ADDRESS, field: 'email' } : null;
}

/** Anyone who reads the mails of an address can sign in as its user. */
const mayRedirectLinks = (who: Writer): boolean => branchesFor(who, 'users.change') === 'all';

/** The ids of a user's branches, as the fields of the record name them. */
export const branchIdsOf = (branches: unknown): string[] =>
  (branches as unknown[]).map((branch) => referredId(branch) ?? '');

/** The warning for a person whose roles apply nowhere, because they work for no branch; else null. */
export function missesBranches({ roles, branches }: Fields): string | null {
  const given = (roles ?? []) as Role[];
  const hasBranches = Array.isArray(branches) && branches.length > 0;
  if (hasBranches || given.length === 0 || !given.every(isBranchRole)) return null;
  return 'Diese Rolle gilt nur in Filialen. Ohne Filiale sieht diese Person nur „Meine Zeit“.';
}

/** The warning for a person without any role; else null. */
export const missesRoles = ({ roles }: Fields): string | null =>
  Array.isArray(roles) && roles.length > 0 ? null : 'Ohne Rolle sieht diese Person nur „Meine Zeit“.';

const principalOf = ({ roles, branches }: Fields): Principal => ({
  roles: roles as Role[],
  branches: branchIdsOf(branches),
});

const OWN_ACCESS = 'Ihren eigenen Zugang kann nur eine andere Person ändern.';
const ABOVE = 'Diese Person kann nur die Administration ändern.';
const ADDRESS =
  'Die E-Mail einer anderen Person kann nur die Administration ändern, denn dorthin gehen ihre Anmeldelinks.';
const TOO_MUCH = 'Sie können nur die Rollen Mitarbeit und Schichtleitung in Ihren eigenen Filialen vergeben.';
