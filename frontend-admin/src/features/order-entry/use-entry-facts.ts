import { useMemo } from 'react';
import { factsAt, type ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import type { Menu } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Table } from '@bestellwerk/domain/records/definitions/table';
import { useAvailabilityQuery } from '../../shared/branches/availability-api.js';
import { useProducts } from '../../shared/catalogue/branch-products.js';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { useBranchesQuery, useConfigQuery } from '../../shared/shop/shop-api.js';
import { useAtNow } from '../../shared/ui/use-now.js';

const HALF_MINUTE = 30_000;

/** What the rules of an order need to know of the shop, kept current; undefined while it is loading. */
export function useEntryFacts(branchId: string): ShopFacts | undefined {
  const now = useAtNow((at) => Math.floor(at / HALF_MINUTE) * HALF_MINUTE);
  const products = useProducts();
  const { data: menus } = useRecordsQuery({ path: 'menus' });
  const { data: tables } = useRecordsQuery({ path: 'tables' });
  const { data: branches } = useBranchesQuery();
  const { data: config } = useConfigQuery();
  const { data: limitedDays } = useAvailabilityQuery(branchId);
  const branch = branches?.find(({ id }) => id === branchId);
  return useMemo(() => {
    if (!products || !menus || !tables || !config || !branch || !limitedDays) return undefined;
    const catalogue = {
      ...{ config, products, branches: [], categories: [], divisions: [], tags: [], donatees: [] },
      ...{ sites: [], navigations: [], blocks: [], nodes: [], imageTemplates: [], changesAt: null },
      menus: menus.records as unknown as Menu[],
      tables: tables.records as unknown as Table[],
    };
    return { ...factsAt(new Date(now), catalogue, branch, limitedDays), entry: { isOverridden: false } };
  }, [products, menus, tables, config, branch, limitedDays, now]);
}
