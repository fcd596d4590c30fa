/** A category of a menu with its products, all by their ids. */
export interface Column {
  readonly category: string;
  readonly products: readonly string[];
}
export type Catalogue = readonly Column[];

/** The position of a product: index of its column and index in it. A null column means in no category. */
export interface Spot {
  readonly column: number | null;
  readonly index: number;
}

export const addCategory = (catalogue: Catalogue, category: string): Catalogue => [
  ...catalogue,
  { category, products: [] },
];

export const removeCategory = (catalogue: Catalogue, column: number): Catalogue =>
  catalogue.toSpliced(column, 1);

export const moveCategory = (catalogue: Catalogue, from: number, to: number): Catalogue =>
  catalogue.toSpliced(from, 1).toSpliced(to, 0, catalogue[from]!);

/** Takes a product from one spot to another; one that is in that category already only changes its place there. */
export function moveProduct(catalogue: Catalogue, product: string, from: Spot, to: Spot): Catalogue {
  const without = catalogue.map((column, index) =>
    index === from.column ? { ...column, products: column.products.toSpliced(from.index, 1) } : column,
  );
  return without.map((column, index) => {
    if (index !== to.column) return column;
    const others = column.products.filter((other) => other !== product);
    return { ...column, products: others.toSpliced(to.index, 0, product) };
  });
}

export const addProduct = (catalogue: Catalogue, column: number, product: string): Catalogue =>
  moveProduct(
    catalogue,
    product,
    { column: null, index: 0 },
    { column, index: catalogue[column]!.products.length },
  );

export const removeProduct = (catalogue: Catalogue, { column, index }: Spot): Catalogue =>
  catalogue.map((one, at) => (at === column ? { ...one, products: one.products.toSpliced(index, 1) } : one));
