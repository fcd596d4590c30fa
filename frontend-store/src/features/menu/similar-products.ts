import MiniSearch, { type Query } from 'minisearch';
import { asSought } from '@bestellwerk/domain/text/plain-text';

interface Group {
  readonly products: readonly {
    readonly product: { readonly id: string; readonly name: string; readonly description: string };
  }[];
}

/** Shorter words have too many others that differ in one letter: 'Bier' is not meant by 'vier'. */
const LEAST_TOLERATED = 5;

/** Letters of an end part of a word, and of what is before it: 'Gulasch' of 'Rindsgulasch'. */
const SHORTEST_END = 4;
const SHORTEST_BEFORE = 2;

const indexes = new WeakMap<readonly Group[], MiniSearch>();

/**
 * Ids of the products in which every word of a search occurs, or one that is spelled nearly so, whole or as the end of a compound
 * word. Loaded when somebody searches.
 */
export function similarProducts(groups: readonly Group[], search: string): ReadonlySet<string> {
  let index = indexes.get(groups);
  if (!index) indexes.set(groups, (index = indexOf(groups)));
  const words = tokenize(search).filter((word) => asSought(word) !== '');
  if (words.length === 0) return new Set();
  return new Set(
    index.search({ queries: words.map(queryOf), combineWith: 'AND' }).map(({ id }) => id as string),
  );
}

const isTolerated = (term: string): boolean => term.length >= LEAST_TOLERATED;

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

const queryOf = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], fields: ['name', 'description'] },
    {
      queries: [word],
      fields: ['ends'],
      // Two errors would find 'geschnitten' for 'Schnitzel'.
      fuzzy: (term) => (isTolerated(term) ? 1 : false),
      // An end may begin in the middle of a syllable: 'Torte' is not meant by the 'orte' of 'Sorte'.
      boostDocument: (_, end) => Number(end.charAt(0) === asSought(word).charAt(0)),
    },
  ],
});

function indexOf(groups: readonly Group[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['name', 'description', 'ends'],
    extractField: (product, field: string) =>
      field === 'ends' ? `${product.name} ${product.description}` : product[field],
    processTerm: (term, field) => (field === 'ends' ? endsOf(asSought(term)) : asSought(term) || null),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (isTolerated(term) ? 0.2 : false),
    },
  });
  const products = groups.flatMap((group) => group.products.map(({ product }) => product));
  index.addAll([...new Map(products.map((product) => [product.id, product])).values()]);
  return index;
}

function endsOf(word: string): string[] {
  const ends = [];
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST_END; at++) ends.push(word.slice(at));
  return ends;
}
