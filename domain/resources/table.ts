import type { z } from 'zod';
import { identifier, reference } from '../managed/fields.js';
import { referredId } from '../managed/reference-fields.js';
import { resource } from '../managed/resource.js';

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
  example: { identifier: '12', branch: { id: '6f1e0f6a-3f0f-4f5e-9b1e-0d9a3c1b2a10' } },
});
export type Table = z.infer<typeof table.schemas.entity>;
