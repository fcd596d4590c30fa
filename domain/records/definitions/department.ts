import type { z } from 'zod';
import { optionalText, reference, text } from '../fields.js';
import { referredId } from '../reference-fields.js';
import { resource } from '../resource.js';

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
  example: { name: 'Küche', branch: { id: '3e0b6402-1dc0-56a7-a444-e2d1c28e289f' }, description: '' },
});
export type Department = z.infer<typeof department.schemas.entity>;
