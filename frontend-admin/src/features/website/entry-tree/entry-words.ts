import { ENTRY_LEVELS } from '@bestellwerk/domain/records/definitions/entry-tree';
import { type EntryFields, endOf, siblingsOf, type Step, type TreeRow } from './entry-tree.js';

/** What an entry is called. */
export const nameOf = ({ label }: EntryFields): string => label.trim() || 'Neuer Eintrag';

/** 'Ebene 2, Platz 1 von 3' */
export function placeWords(rows: readonly TreeRow[], index: number): string {
  const siblings = siblingsOf(rows, index);
  return `Ebene ${rows[index]!.depth + 1}, Platz ${siblings.indexOf(index) + 1} von ${siblings.length}`;
}

/** Where an entry leads, given the names of pages by their ids. */
export function targetWords(
  rows: readonly TreeRow[],
  index: number,
  pages: ReadonlyMap<string, string>,
): string {
  const { label: _, site, address, ...contents } = rows[index]!.fields;
  if (site) return pages.get(site.id) ?? '…';
  if (address !== '') return address;
  // Only an entry that is nothing but a link has to lead somewhere.
  if (Object.keys(contents).length > 0) return 'ohne Link';
  return endOf(rows, index) > index + 1 ? 'nur Überschrift' : 'führt noch nirgendwohin';
}

/** '„Über uns“ und 2 Einträge darunter entfernt.' */
export function removalWords(rows: readonly TreeRow[], index: number): string {
  const below = endOf(rows, index) - index - 1;
  const others =
    below === 0 ? '' : below === 1 ? ' und 1 Eintrag darunter' : ` und ${below} Einträge darunter`;
  return `„${nameOf(rows[index]!.fields)}“${others} entfernt.`;
}

/** Why a step is not possible, after the name of the entry. */
export const refusalWords: Readonly<Record<Step, string>> = {
  up: 'steht auf dieser Ebene schon ganz oben.',
  down: 'steht auf dieser Ebene schon ganz unten.',
  in: `lässt sich nicht weiter einrücken. Es gibt ${ENTRY_LEVELS} Ebenen.`,
  out: 'steht schon auf der obersten Ebene.',
};
