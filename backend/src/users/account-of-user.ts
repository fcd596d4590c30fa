import { branchIdsOf } from '@bestellwerk/domain/records/definitions/user-access';
import type { Role } from '@bestellwerk/domain/access/roles';
import type { ExistingRecord } from '@bestellwerk/domain/records/record-state';
import type { User } from '@bestellwerk/domain/records/definitions/user';
import type { Account } from '../access/account.entity.js';

/** The fields that an account takes from the record of its user. */
export type AccountOfUser = Omit<Account, 'passwordHash' | 'revision'> & { readonly revision: number };

/** The account fields of a user's record. Erased users have their id as name. */
export function accountOfUser(id: string, { fields, status, revision }: ExistingRecord): AccountOfUser {
  const { username, email, firstName, lastName, roles, branches, isDisabled, expiresAt } =
    fields as unknown as Omit<User, 'id'>;
  return {
    id,
    username: username ?? id,
    email: email ?? id,
    firstName: storable(firstName ?? ''),
    lastName: storable(lastName ?? ''),
    roles: roles as Role[],
    branches: branchIdsOf(branches),
    isDisabled,
    isRemoved: status !== 'present',
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    leavingAt: null,
    revision,
  };
}

/** PostgreSQL rejects NUL, which a name in the log may contain. */
const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd');
