import type { Role } from '@bestellwerk/domain/access/roles';
import { EntitySchema } from 'typeorm';

/** Someone who may sign in. */
export interface Account {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  /** Ids of the branches the person works for. */
  branches: string[];
  passwordHash: string;
  isDisabled: boolean;
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
    passwordHash: { type: 'text', name: 'password_hash' },
    isDisabled: { type: 'boolean', name: 'is_disabled', default: false },
  },
});
