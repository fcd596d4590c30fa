import type { z } from 'zod';
import { roleWords } from '../access/role-words.js';
import {
  choices,
  flag,
  optionalInstant,
  optionalPersonalText,
  personalEmail,
  personalText,
  references,
} from '../managed/fields.js';
import { referredId } from '../managed/reference-fields.js';
import { resource } from '../managed/resource.js';

const access = { section: 'Zugang' };

/** Somebody who works here and may sign in. Passwords are kept elsewhere, and are no events. */
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
    roles: choices('Rollen', roleWords, access),
    branches: references('branch', 'Filialen', access),
    isDisabled: flag('Gesperrt', { ...access, help: 'Beendet sofort alle Sitzungen.' }),
    expiresAt: optionalInstant('Zugang endet', access),
  },
  title: ['firstName', 'lastName'],
  unique: [['username'], ['email']],
  search: ['firstName', 'lastName', 'username', 'email'],
  columns: ['lastName', 'firstName', 'username', 'email', 'isDisabled'],
  sort: 'lastName,firstName',
  access: { read: 'users.read', change: 'users.change' },
  branches: (_id, { branches }) => (branches as unknown[]).map((branch) => referredId(branch) ?? ''),
  example: {
    firstName: 'Resi',
    lastName: 'Lindner',
    username: 'resi',
    email: 'resi@example.org',
    roles: ['ROLE_EMPLOYEE'],
  },
});
export type User = z.infer<typeof user.schemas.entity>;
