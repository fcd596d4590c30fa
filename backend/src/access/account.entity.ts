import type { Role } from '@bestellwerk/domain/access/roles';
import { EntitySchema } from 'typeorm';

/** Credentials of a user, and the fields of the record that must take effect immediately. */
export interface Account {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  /** Ids of the branches the person works for. */
  branches: string[];
  /** Null until the person has chosen a password. */
  passwordHash: string | null;
  isDisabled: boolean;
  isRemoved: boolean;
  expiresAt: Date | null;
  /** When an administrator's access began to be revoked: from then on they do not count as an active administrator. */
  leavingAt: Date | null;
  /** The revision of the user's record that the account reflects; null if there is no record yet. */
  revision: number | null;
}

export const AccountEntity = new EntitySchema<Account>({
  name: 'Account',
  schema: 'app',
  tableName: 'account',
  columns: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text' },
    email: { type: 'text' },
    firstName: { type: 'text', name: 'first_name' },
    lastName: { type: 'text', name: 'last_name' },
    roles: { type: 'text', array: true },
    branches: { type: 'uuid', array: true },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    isDisabled: { type: 'boolean', name: 'is_disabled', default: false },
    isRemoved: { type: 'boolean', name: 'is_removed', default: false },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    leavingAt: { type: 'timestamptz', name: 'leaving_at', nullable: true },
    revision: { type: 'int', nullable: true },
  },
});

export const isExpired = ({ expiresAt }: Pick<Account, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Whether its owner may sign in. */
export const isActive = (
  account: Pick<Account, 'isRemoved' | 'isDisabled' | 'expiresAt'>,
  now: Date,
): boolean => !account.isRemoved && !account.isDisabled && !isExpired(account, now);
