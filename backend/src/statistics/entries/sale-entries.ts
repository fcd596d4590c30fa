import type { FigureEntries, FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { CountedOrder } from '@bestellwerk/domain/ordering/statistics/counted-order';
import { saleEntries, type SaleFigure } from '@bestellwerk/domain/ordering/statistics/sale-entries';
import type { EntityManager } from 'typeorm';
import type { Scope } from '../figures/figure.js';
import { cursorOf, idSchema, partsOfCursor } from './cursor.js';

interface Sale {
  readonly order: string;
  readonly branch: string;
  readonly date: string;
  readonly lastDate: string;
  readonly document: CountedOrder;
  readonly ticketNumber: number | null;
}

const ENTRIES = 100;
const BATCH = 500;
/** So many orders are looked at for an answer: a row that few orders add to comes in several. */
const MOST_SALES = 20 * BATCH;

/** The orders of which a statistic is the sum: those that add to any of the days, on the day to which they add. */
export async function entriesOfSales(
  manager: EntityManager,
  figure: SaleFigure,
  scope: Scope,
  { row, after }: { row: string | undefined; after: string | undefined },
): Promise<FigureEntries> {
  const { from, to } = scope.days;
  const entries: FigureEntry[] = [];
  let cursor = after;
  for (let looked = 0; looked < MOST_SALES && entries.length < ENTRIES; looked += BATCH) {
    const sales = await salesAfter(manager, scope, cursor);
    for (const sale of sales) {
      if (entries.length >= ENTRIES) return { entries, next: cursor ?? null };
      cursor = cursorOf(sale.lastDate, sale.order);
      const { branch, date, document } = sale;
      for (const entry of saleEntries(figure, document, { branch, date }, { by: scope.by, row })) {
        if (from <= entry.date && entry.date <= to) entries.push({ ...entryOf(sale), ...entry });
      }
    }
    if (sales.length < BATCH) return { entries, next: null };
  }
  return { entries, next: cursor ?? null };
}

const entryOf = ({ order, branch, document, ticketNumber }: Sale) => ({
  ...{ kind: 'order' as const, id: order, branch, at: document.placedAt },
  label: ticketNumber === null ? 'Bestellung' : `Bestellung ${ticketNumber}`,
});

function salesAfter(
  manager: EntityManager,
  { days, branches }: Scope,
  cursor: string | undefined,
): Promise<Sale[]> {
  return manager.query(
    `SELECT sale."order", sale.branch, sale.date::text, sale.last_date::text AS "lastDate", sale.document,
       search.ticket_number AS "ticketNumber"
     FROM views.daily_sales_order sale LEFT JOIN views.order_search search ON search.id = sale."order"
     WHERE sale.last_date >= $1 AND sale.date <= $2 AND ($3::uuid[] IS NULL OR sale.branch = ANY ($3))
       AND ($4::date IS NULL OR (sale.last_date, sale."order") < ($4::date, $5::uuid))
     ORDER BY sale.last_date DESC, sale."order" DESC LIMIT ${BATCH}`,
    [days.from, days.to, branches === 'all' ? null : branches, ...partsOfCursor(cursor, idSchema)],
  );
}
