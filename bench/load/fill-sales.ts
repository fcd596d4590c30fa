import { type Days } from '@bestellwerk/domain/statistics/period';
import type { Rollup } from '@bestellwerk/projections/engine/projection';
import { dailySales } from '@bestellwerk/projections/ordering/daily-sales/project';
import { type SaleRow, saleTable } from '@bestellwerk/projections/ordering/daily-sales/table';
import type { ReadModels } from '../harness/read-models.js';
import { Random } from '@bestellwerk/server-kit/random';
import type { Shop } from './order-forms.js';
import { insertRows, rowAfter, SumsOf } from './read-model-rows.js';
import { SaleEvents } from './sale-events.js';

const AT_ONCE = 2_000;

/**
 * Orders spread over days, in the read models that statistics of orders are answered from. Rows and sums are those of the
 * projection, written directly: the log of these orders is not what is measured.
 */
export async function fillSales(
  readModels: ReadModels,
  count: number,
  days: Days,
  shop: Shop,
): Promise<void> {
  const events = new SaleEvents(shop, days, count, new Random(count));
  const rollups: readonly Rollup<SaleRow>[] = dailySales.rollups;
  const sums = rollups.map((rollup) => new SumsOf(rollup));
  for (let first = 0; first < count; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
      rowAfter(dailySales, events.of(first + index)),
    );
    for (const row of rows) for (const sum of sums) sum.add(row);
    await insertRows(readModels, saleTable, rows);
  }
  for (const sum of sums) await sum.insert(readModels);
}
