import { asSought } from '../text/plain-text.js';

/** A shorter menu is read faster than searched. */
export const searchedFrom = 40;

interface Group {
  readonly products: readonly { readonly product: { readonly name: string; readonly description: string } }[];
}

interface IdentifiedGroup {
  readonly products: readonly {
    readonly product: { readonly id: string; readonly name: string; readonly description: string };
  }[];
}

/**
 * The groups of a menu with the products in whose name and description every word of the search occurs; groups without
 * one are left out. All while nothing is looked for.
 */
export function searchMenu<Of extends Group>(groups: readonly Of[], search: string): readonly Of[] {
  const words = asSought(search)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return groups;
  const isFound = ({ product: { name, description } }: Of['products'][number]): boolean => {
    const text = asSought(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, products: group.products.filter(isFound) }))
    .filter(({ products }) => products.length > 0);
}

export const productsIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { products }) => sum + products.length, 0);

/** '2 von 56 Produkten werden angezeigt.' */
export const productsFoundText = (found: number, all: number): string =>
  found > 0 ? `${found} von ${all} Produkten werden angezeigt.` : 'Leider wurden keine Ergebnisse gefunden.';

/** What was found exactly, and after it the other products with these ids: in their own groups, then in further groups. */
export function withSimilar<Of extends IdentifiedGroup>(
  groups: readonly Of[],
  exact: readonly Of[],
  similar: ReadonlySet<string>,
): readonly Of[] {
  const found = new Set(exact.flatMap(({ products }) => products.map(({ product }) => product.id)));
  const isExact = ({ product }: Of['products'][number]) => found.has(product.id);
  const isSimilar = ({ product }: Of['products'][number]) => similar.has(product.id);
  const all = groups
    .map((group) => {
      const others = group.products.filter((one) => !isExact(one) && isSimilar(one));
      return { ...group, products: [...group.products.filter(isExact), ...others] };
    })
    .filter(({ products }) => products.length > 0);
  const hasExact = ({ products }: Of) => isExact(products[0]!);
  return [...all.filter(hasExact), ...all.filter((group) => !hasExact(group))];
}
