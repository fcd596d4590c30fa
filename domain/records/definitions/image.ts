import { z } from 'zod';
import type { Problem } from '../../kernel/refusal.js';
import { shownAs } from '../field-form.js';
import { optionalText, text } from '../fields.js';
import { resource } from '../resource.js';
import { sameValue } from '../same-value.js';
import { keptPictureSchema } from './file-fields.js';
import { generatedPictureSchema } from './generated.js';

const share = z.number().min(0).max(1);
const ROUNDING = 1e-6;

/** A place in a picture, in parts of its width and height from the upper left corner. */
export const focusSchema = z.object({ x: share, y: share }).meta({ id: 'ImageFocus' });
export type ImageFocus = z.infer<typeof focusSchema>;

export const cropSchema = z
  .object({ x: share, y: share, width: share.min(0.01), height: share.min(0.01) })
  .meta({ id: 'ImageCrop' });
export type ImageCrop = z.infer<typeof cropSchema>;

/** A picture. Its versions count up, with gaps, whenever something else is seen under its name. */
export const image = resource({
  name: 'image',
  path: 'images',
  words: { one: 'Bild', many: 'Bilder' },
  fields: {
    name: text('Name'),
    description: optionalText('Alternativtext', {
      lines: 2,
      max: 500,
      help: 'Was zu sehen ist, für Menschen, die das Bild nicht sehen.',
    }),
    focus: shownAs(focusSchema.default({ x: 0.5, y: 0.5 }), {
      label: 'Bildmittelpunkt',
      help: 'Bleibt sichtbar, wo das Bild beschnitten wird.',
      control: { kind: 'own', editor: 'image-focus' },
    }),
    crop: shownAs(cropSchema.nullable().default(null), {
      label: 'Ausschnitt',
      control: { kind: 'own', editor: 'image-crop' },
    }),
    file: shownAs(keptPictureSchema, { label: 'Datei', control: { kind: 'own', editor: 'image-file' } }),
    version: z.number().int().min(1),
    /** How a model made the picture; null of others. */
    generated: generatedPictureSchema.nullable().default(null),
  },
  kept: ['file', 'version', 'generated'],
  along: (before, after, revision) => ({
    ...(!isSamePicture(before, after) && { version: revision + 1 }),
    ...(before['generated'] != null && !sameValue(before['file'], after['file']) && { generated: null }),
  }),
  carried: ['version', 'description'],
  title: ['name'],
  search: ['name', 'description'],
  columns: ['name', 'description'],
  sort: 'name',
  access: { read: 'staff.read', change: 'catalogue.change' },
  problems: ({ crop }) => (crop && !isInside(crop) ? [outside] : []),
  example: {
    name: 'Gastgarten',
    description: 'Tische unter einer alten Linde.',
    focus: { x: 0.5, y: 0.4 },
    crop: null,
    file: {
      hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
      mimeType: 'image/jpeg',
      extension: 'jpg',
      bytes: 184_320,
      width: 1600,
      height: 1200,
    },
    version: 1,
  },
});
export type Image = z.infer<typeof image.schemas.entity>;

/** What is seen of an image. */
const seen = ['file', 'focus', 'crop'] as const;

const isSamePicture = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  seen.every((field) => sameValue(before[field], after[field]));

const isInside = ({ x, y, width, height }: ImageCrop): boolean =>
  x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING;

const outside: Problem = { message: 'Der Ausschnitt ragt über das Bild hinaus.', field: 'crop' };
