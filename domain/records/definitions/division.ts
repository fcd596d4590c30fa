import type { z } from 'zod';
import { identifier, text } from '../fields.js';
import { resource } from '../resource.js';

/** The business that branches belong to. */
export const division = resource({
  name: 'division',
  path: 'divisions',
  words: { one: 'Organisation', many: 'Organisationen' },
  fields: { businessName: text('Firmenname'), identifier: identifier() },
  title: ['businessName'],
  unique: [['identifier']],
  search: ['businessName', 'identifier'],
  columns: ['businessName', 'identifier'],
  sort: 'businessName',
  access: { read: 'everybody', change: 'shop.change' },
  example: { identifier: 'zur-linde', businessName: 'Gasthaus Zur Linde GmbH' },
});
export type Division = z.infer<typeof division.schemas.entity>;
