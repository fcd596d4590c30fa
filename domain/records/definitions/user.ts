import type { z } from 'zod';
import { roleDuties, roleWords } from '../../access/role-words.js';
import { choices, flag, optionalInstant, references } from '../fields.js';
import { optionalPersonalText, personalEmail, personalText } from '../personal-fields.js';
import { resource } from '../resource.js';
import { branchIdsOf, missesBranches, missesRoles, objectionToUser } from './user-access.js';

const access = { section: 'Zugang' };

/** A user who works for no branch in particular is seen and managed only by those who may do so everywhere. */
const EVERYWHERE = 'everywhere';

/** A member of staff who may sign in. Passwords are stored separately, and not in events. */
export const user = resource({
  name: 'user',
  path: 'users',
  words: { one: 'Benutzer', many: 'Benutzer' },
  fields: {
    firstName: personalText('Vorname'),
    lastName: personalText('Nachname'),
    username: personalText('Benutzername', { max: 80 }),
    email: personalEmail('E-Mail'),
    phone: optionalPersonalText('Telefon', { max: 40 }),
    roles: choices('Rollen', roleWords, { ...access, meanings: roleDuties, warns: missesRoles }),
    branches: references('branch', 'Filialen', { ...access, warns: missesBranches }),
    isDisabled: flag('Gesperrt', { ...access, help: 'Beendet sofort alle Sitzungen.' }),
    expiresAt: optionalInstant('Zugang endet', access),
  },
  title: ['firstName', 'lastName'],
  unique: [['username'], ['email']],
  search: ['firstName', 'lastName', 'username', 'email'],
  columns: ['lastName', 'firstName', 'username', 'roles', 'branches', 'email', 'isDisabled'],
  sort: 'lastName,firstName',
  access: { read: 'users.read', change: 'users.change', erase: 'users.erase' },
  branches: (_id, { branches }) => {
    const ids = branchIdsOf(branches);
    return ids.length > 0 ? ids : [EVERYWHERE];
  },
  problems: ({ username }) =>
    username?.includes('@')
      ? [{ message: 'Bitte verwenden Sie im Benutzernamen kein @.', field: 'username' }]
      : [],
  forbids: objectionToUser,
  example: {
    firstName: 'Resi',
    lastName: 'Lindner',
    username: 'resi',
    email: 'resi@example.org',
    roles: ['ROLE_EMPLOYEE'],
  },
});
export type User = z.infer<typeof user.schemas.entity>;
