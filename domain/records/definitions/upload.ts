import { z } from 'zod';
import { shownAs } from '../field-form.js';
import { personalText } from '../personal-fields.js';
import { resource } from '../resource.js';
import { keptFileSchema } from './file-fields.js';

/** A file that customers or staff sent. Its public hash is enough to read it. */
export const upload = resource({
  name: 'upload',
  path: 'uploads',
  words: { one: 'Upload', many: 'Uploads' },
  fields: {
    name: personalText('Name'),
    file: shownAs(keptFileSchema, { label: 'Datei', control: { kind: 'own', editor: 'upload-file' } }),
    version: z.number().int().min(1),
    publicHash: z.string().regex(/^[0-9a-f]{40}$/),
  },
  kept: ['file', 'version', 'publicHash'],
  title: ['name'],
  search: ['name'],
  columns: ['name'],
  sort: '-createdAt',
  access: { read: 'staff.read', change: 'catalogue.change', erase: 'personalData.manage' },
  example: {
    name: 'Tischplan.pdf',
    file: {
      hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
      mimeType: 'application/pdf',
      extension: 'pdf',
      bytes: 184_320,
    },
    version: 1,
    publicHash: '9b1f0e6f8b1e4c1f9d5e0a7c3b2a19f8e7d6c5b4',
  },
});
export type Upload = z.infer<typeof upload.schemas.entity>;
