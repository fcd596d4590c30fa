import type { ReadRecord } from '../../shared/records/record-types.js';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { REMOVED_NAME } from '../../shared/record-fields/record-names.js';
import type { Catalogue } from './catalogue-moves.js';

/** A category or a product as the board shows it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly isGone: boolean;
  readonly isEnabled: boolean;
}

/** All categories and products to choose from, and the names of those that the menu has, also of removed ones. */
export function useCatalogueNames(catalogue: Catalogue) {
  const categories = useNamed(
    'categories',
    catalogue.map(({ category }) => category),
  );
  const products = useNamed(
    'products',
    catalogue.flatMap((column) => column.products),
  );
  return { categories, products };
}

function useNamed(path: string, used: readonly string[]) {
  const { data } = useRecordsQuery({ path, sort: 'name' });
  const present = (data?.records ?? []).map((record) => named(record));
  const known = new Map(present.map((record) => [record.id, record]));
  const missing = data ? [...new Set(used.filter((id) => !known.has(id)))].sort() : [];
  const { data: removed } = useRecordsQuery({ path, ids: missing }, { skip: missing.length === 0 });
  for (const record of removed?.records ?? []) known.set(record.id, named(record));
  return {
    isKnown: data !== undefined,
    all: present,
    of: (id: string): Named =>
      known.get(id) ?? { id, name: data ? REMOVED_NAME : '…', isGone: data !== undefined, isEnabled: true },
  };
}

const named = ({ id, name, isRemoved, isEnabled }: ReadRecord): Named => ({
  id,
  name: String(name),
  isGone: isRemoved,
  isEnabled: isEnabled !== false,
});

export type NamedRecords = ReturnType<typeof useNamed>;
