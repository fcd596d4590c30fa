import { searchable, searchWords } from '../text/search.js';
import { isZipCodeAmong } from '../addresses/postal-address.js';

export interface SearchableBranch {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly keywords: string;
  readonly tags: readonly { readonly id: string; readonly name?: string | undefined }[];
  readonly isDeliveryEnabled: boolean;
  readonly deliveryAreas: readonly { readonly area: string; readonly zipCodes?: string }[];
}

/**
 * Branches of which any word of the search occurs in name, address, keywords, tag names or in an area that they
 * deliver to, and that have every tag (by id). All while nothing is looked for.
 */
export function findBranches<Branch extends SearchableBranch>(
  branches: readonly Branch[],
  search: string,
  tags: ReadonlySet<string>,
): Branch[] {
  const words = searchWords(search);
  return branches.filter((branch) => hasTags(branch, tags) && hasAnyWord(branch, words));
}

/** Names of the areas that a branch delivers to and in which a word of the search occurs, or that name a postal code. */
export function areasFound(branch: SearchableBranch, search: string): string[] {
  const words = searchWords(search);
  const areas = branch.isDeliveryEnabled ? branch.deliveryAreas : [];
  return areas
    .filter(({ area, zipCodes = '' }) =>
      words.some((word) => searchable(area).includes(word) || isNamed(word, zipCodes)),
    )
    .map(({ area }) => area);
}

const isNamed = (word: string, zipCodes: string): boolean =>
  /^\d{4,5}$/.test(word) && isZipCodeAmong(word, zipCodes);

/** The chosen tags (by id) after one was clicked. */
export const toggleTag = (chosen: ReadonlySet<string>, tag: string): ReadonlySet<string> =>
  new Set(chosen.has(tag) ? [...chosen].filter((id) => id !== tag) : [...chosen, tag]);

/** Ids of the tags with which, chosen as well, no branch would be left. A chosen tag can always be taken back. */
export function unavailableTags(
  tags: readonly { readonly id: string }[],
  branches: readonly SearchableBranch[],
  search: string,
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = findBranches(branches, search, chosen);
  const possible = new Set([...chosen, ...found.flatMap((branch) => branch.tags.map(({ id }) => id))]);
  return new Set(tags.map(({ id }) => id).filter((id) => !possible.has(id)));
}

/** '2 von 5 Filialen werden angezeigt.' */
export const branchesFoundText = (found: number, all: number): string =>
  found > 0 ? `${found} von ${all} Filialen werden angezeigt.` : 'Leider wurden keine Ergebnisse gefunden.';

const hasTags = (branch: SearchableBranch, tags: ReadonlySet<string>): boolean =>
  [...tags].every((id) => branch.tags.some((tag) => tag.id === id));

function hasAnyWord(branch: SearchableBranch, words: readonly string[]): boolean {
  const { name, street, zipCode, city, keywords, tags } = branch;
  const text = searchable(name, street, zipCode, city, keywords, ...tags.map((tag) => tag.name ?? ''));
  return (
    words.length === 0 || words.some((word) => text.includes(word) || areasFound(branch, word).length > 0)
  );
}
