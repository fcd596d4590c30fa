import { Skeleton } from '@mantine/core';
import { activeMenu } from '@bestellwerk/domain/catalogue/availability';
import { byId } from '@bestellwerk/domain/kernel/by-id';
import type { Menu } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { FailedRead } from '../request-status/failed-read.js';
import { useRecordsQuery } from '../records/record-list-api.js';

/** The products as they are sold now; undefined while they are loading. */
export function useProducts(): Product[] | undefined {
  const { data } = useRecordsQuery({ path: 'products' });
  return data?.records.filter(({ isRemoved }) => !isRemoved) as unknown as Product[] | undefined;
}

/** What a branch offers, in the order of its menu; without a menu, everything that is offered anywhere. */
export function useBranchProducts(branch: string): Product[] | undefined {
  const products = useProducts();
  const { data: menus } = useRecordsQuery({ path: 'menus' });
  if (!products || !menus) return undefined;
  return productsOfBranch(branch, products, menus.records as unknown as Menu[], new Date());
}

export function productsOfBranch(
  branch: string,
  products: readonly Product[],
  menus: readonly Menu[],
  now: Date,
): Product[] {
  const menu = activeMenu(menus, branch, now);
  const known = byId(products);
  const listed = menu?.catalog.flatMap((entry) => entry.products.flatMap((id) => known.get(id) ?? []));
  return [...new Set(listed ?? products)].filter(({ isEnabled }) => isEnabled);
}

/** In place of what needs the catalogue, while it is loading or could not be loaded. */
export const CatalogueAwaited = () => (
  <>
    <FailedRead endpoint="records" />
    <Skeleton height={260} role="status" aria-label="Produkte werden geladen" />
  </>
);
