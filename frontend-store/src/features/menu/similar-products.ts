import MiniSearch from 'minisearch';
import { asSought } from '@bestellwerk/domain/text/plain-text';

interface Group {
  readonly products: readonly {
    readonly product: { readonly id: string; readonly name: string; readonly description: string };
  }[];
}

/** Shorter words have too many others that differ in one letter: 'Bier' is not meant by 'vier'. */
const LEAST_TOLERATED = 5;

const indexes = new WeakMap<readonly Group[], MiniSearch>();

/** Ids of the products in which every word of a search occurs, or one that is spelled nearly so. Loaded when somebody searches. */
export function similarProducts(groups: readonly Group[], search: string): ReadonlySet<string> {
  let index = indexes.get(groups);
  if (!index) indexes.set(groups, (index = indexOf(groups)));
  return new Set(index.search(search).map(({ id }) => id as string));
}

function indexOf(groups: readonly Group[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['name', 'description'],
    processTerm: (term) => asSought(term) || null,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < LEAST_TOLERATED ? false : 0.2),
    },
  });
  const products = groups.flatMap((group) => group.products.map(({ product }) => product));
  index.addAll([...new Map(products.map((product) => [product.id, product])).values()]);
  return index;
}
