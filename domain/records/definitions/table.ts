import type { z } from 'zod';
import { identifier, reference } from '../fields.js';
import { referredId } from '../reference-fields.js';
import { resource } from '../resource.js';

/** A table of a branch; its identifier is on it and in its QR code. */
export const table = resource({
  name: 'table',
  path: 'tables',
  words: { one: 'Tisch', many: 'Tische' },
  fields: {
    identifier: identifier('Nummer', { help: 'Steht in der Mitte des QR-Codes auf dem Tisch.' }),
    branch: reference('branch', 'Filiale'),
  },
  title: ['identifier'],
  unique: [['branch', 'identifier']],
  search: ['identifier'],
  columns: ['identifier', 'branch'],
  sort: 'identifier',
  access: { read: 'everybody', change: 'branch.change' },
  branches: (_id, { branch }) => [referredId(branch) ?? ''],
  example: { identifier: '99', branch: { id: '3e0b6402-1dc0-56a7-a444-e2d1c28e289f' } },
});
export type Table = z.infer<typeof table.schemas.entity>;
