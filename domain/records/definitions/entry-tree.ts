import { z } from 'zod';
import type { FieldSchemas } from '../field-form.js';
import { optionalReference, optionalText } from '../fields.js';

/** How deep entries of a tree may be. */
export const ENTRY_LEVELS = 3;
const MOST_ENTRIES = 30;

/** Where an entry leads: to a page of the website, wherever that is by then, or to an address. */
export const linkFields = {
  site: optionalReference('site', 'Seite'),
  address: optionalText('Adresse', {
    max: 1_000,
    help: 'Statt einer Seite: eine Adresse im Shop (/store/wien) oder eine ganze (https://…).',
  }),
};

const below = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_ENTRIES).default([]);

/** Entries of the last level have no list, or an empty one: what is deeper is refused, not left out. */
const nothingBelow = z
  .array(z.unknown())
  .max(0, { error: `Tiefer als ${ENTRY_LEVELS} Ebenen geht es nicht.` })
  .optional() as unknown as z.ZodOptional<z.ZodArray<z.ZodNever>>;

/** Entries with others below them. `id` names their schema in documents; each of the fields has its form. */
export function entryTree<const Shape extends FieldSchemas>(id: string, fields: Shape) {
  const third = z.object({ ...fields, children: nothingBelow }).meta({ id: `${id}OfThirdLevel` });
  const second = z.object({ ...fields, children: below(third) }).meta({ id: `${id}OfSecondLevel` });
  return below(z.object({ ...fields, children: below(second) }).meta({ id }));
}
