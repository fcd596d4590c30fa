import { z } from 'zod';
import { shownAs } from '../field-form.js';
import { choice, flag, nullableText, optionalNumber, rows, text } from '../fields.js';

const modifierWords = { add: 'Aufschlag', subtract: 'Abschlag', overwrite: 'Neuer Preis' } as const;

export const productOptionSchema = z
  .object({
    name: text('Name'),
    modifier: shownAs(z.enum(['add', 'subtract', 'overwrite']).nullable().default(null), {
      label: 'Preis',
      control: { kind: 'choice', words: modifierWords, none: 'Gleicher Preis' },
    }),
    value: optionalNumber('Betrag', { min: 0, max: 1_000_000, step: 0.01, unit: '€' }),
  })
  .meta({ id: 'ProductOption' });
export type ProductOption = z.infer<typeof productOptionSchema>;

const partTypes = {
  text: 'Text',
  textarea: 'Langer Text',
  image: 'Ein Bild',
  images: 'Bilder',
  file: 'Eine Datei',
  files: 'Dateien',
  select: 'Eine Auswahl',
  multiselect: 'Mehrere Auswahlen',
} as const;

/** One step of a product's configuration. */
export const productPartSchema = z
  .object({
    name: nullableText('Name'),
    description: nullableText('Beschreibung', { lines: 2, max: 2_000 }),
    type: choice('Art', partTypes),
    optional: flag('Darf ausgelassen werden'),
    options: rows('Auswahl', 'Auswahl', productOptionSchema),
  })
  .refine(({ options }) => new Set(options.map(({ name }) => name)).size === options.length, {
    error: 'Jede Auswahl braucht einen eigenen Namen.',
    path: ['options'],
  })
  .meta({ id: 'ProductPart' });
export type ProductPart = z.infer<typeof productPartSchema>;
