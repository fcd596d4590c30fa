import type { Catalogue, Spot } from './catalogue-moves.js';

/** Something on the board, by the key that it keeps wherever it is dragged. */
export type BoardPlace =
  | { readonly kind: 'category'; readonly column: number }
  | ({ readonly kind: 'product'; readonly product: string } & Spot);

export const TRAY = 'tray';

export interface BoardKeys {
  /** Of the categories, in their order. */
  readonly columns: readonly string[];
  /** Of the products of each category. */
  readonly products: readonly (readonly string[])[];
  readonly tray: readonly string[];
  readonly places: ReadonlyMap<string, BoardPlace>;
}

/** Keys of all items on a board; an item shown more than once has one key per occurrence. */
export function boardKeys(catalogue: Catalogue, tray: readonly string[]): BoardKeys {
  const places = new Map<string, BoardPlace>();
  const keep = (name: string, place: BoardPlace): string => {
    let key = name;
    for (let nth = 2; places.has(key); nth += 1) key = `${name}#${nth}`;
    places.set(key, place);
    return key;
  };
  const keyOfProduct = (column: number | null) => (product: string, index: number) =>
    keep(`product:${product}`, { kind: 'product', product, column, index });
  return {
    columns: catalogue.map(({ category }, column) =>
      keep(`category:${category}`, { kind: 'category', column }),
    ),
    products: catalogue.map(({ products }, column) => products.map(keyOfProduct(column))),
    tray: tray.map(keyOfProduct(null)),
    places,
  };
}
