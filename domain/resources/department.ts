import type { z } from 'zod';
import { optionalText, reference, text } from '../managed/fields.js';
import { referredId } from '../managed/reference-fields.js';
import { resource } from '../managed/resource.js';

/** A part of a branch in which people work, such as the kitchen. */
export const department = resource({
  name: 'department',
  path: 'departments',
  words: { one: 'Abteilung', many: 'Abteilungen' },
  fields: {
    name: text('Name', { max: 80 }),
    branch: reference('branch', 'Filiale'),
    description: optionalText('Beschreibung', { lines: 3, max: 2_000 }),
  },
  title: ['name'],
  search: ['name', 'description'],
  columns: ['name', 'branch'],
  sort: 'name',
  access: { read: 'staff.read', change: 'branch.change' },
  branches: (_id, { branch }) => [referredId(branch) ?? ''],
  example: { name: 'Küche', branch: { id: '6f1e0f6a-3f0f-4f5e-9b1e-0d9a3c1b2a10' }, description: '' },
});
export type Department = z.infer<typeof department.schemas.entity>;
