import { cached } from './formats.js';
import { asSought } from './plain-text.js';

const collator = () => cached('collator', () => new Intl.Collator('de', { numeric: true }));

/** Compares texts as people look them up: 'Ähre' before 'Bohne', 'Tisch 2' before 'Tisch 10'. */
export const byWords = (one: string, other: string): number => collator().compare(one, other);

/** By name; those of the same name by id, so that they keep their places. */
export const byName = (one: Named, other: Named): number =>
  byWords(one.name, other.name) || (one.id < other.id ? -1 : 1);

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Described {
  readonly name: string;
  readonly description: string;
}

/** Text of the donation recipient chooser when nothing is found. */
export const noDonateeFound = 'Keine passende Organisation gefunden.';

/** Texts normalized for search: case-insensitive, with ß and ss the same. */
export const searchable = (...texts: readonly string[]): string =>
  texts.join(' ').normalize('NFC').toUpperCase();

/** The words of a search as they are looked for; commas and blanks divide them. */
export const searchWords = (search: string): string[] => searchable(search).split(/[\s,]/).filter(Boolean);

/** The products or donatees in whose name and description every word occurs, also typed without its accents; all while nothing is looked for. */
export function findByNameAndDescription<T extends Described>(records: readonly T[], search: string): T[] {
  const words = searchWords(search).map(asSought);
  return records.filter(({ name, description }) => {
    const text = asSought(searchable(name, description));
    return words.every((word) => text.includes(word));
  });
}
