import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import type { FigureEntries, FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { CountedOrder } from '@bestellwerk/domain/ordering/statistics/counted-order';
import {
  type SaleEntry,
  saleEntries,
  type SaleFigure,
} from '@bestellwerk/domain/ordering/statistics/sale-entries';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Scope } from '../figures/figure.js';
import { cursorOf, partsOfCursor, type EntriesChoice } from './choice.js';

interface Sale {
  readonly order: string;
  readonly branch: string;
  readonly date: string;
  readonly lastDate: string;
  /** When it was placed, and its id. */
  readonly last: string;
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
  { list, row, after }: EntriesChoice,
): Promise<FigureEntries> {
  const { from, to } = scope.days;
  const entries: FigureEntry[] = [];
  let cursor = after;
  for (let looked = 0; looked < MOST_SALES && entries.length < ENTRIES; looked += BATCH) {
    const sales = await salesAfter(manager, scope, cursor);
    for (const sale of sales) {
      if (entries.length >= ENTRIES) return { entries, next: cursor ?? null };
      cursor = cursorOf(sale.lastDate, sale.last);
      const { branch, date, document } = sale;
      for (const entry of saleEntries(figure, document, { branch, date }, { by: scope.by, list, row })) {
        if (from <= entry.date && entry.date <= to) entries.push(entryOf(sale, entry));
      }
    }
    if (sales.length < BATCH) return { entries, next: null };
  }
  return { entries, next: cursor ?? null };
}

const entryOf = (
  { order, branch, date, document, ticketNumber }: Sale,
  { isReduction, ...entry }: SaleEntry,
): FigureEntry => {
  const name = ticketNumber === null ? 'Bestellung' : `Bestellung ${ticketNumber}`;
  return {
    ...{ kind: 'order', id: order, branch, at: document.placedAt, ...entry },
    label: isReduction ? `Rückgabe zu ${name} vom ${typedDateText(date)}` : name,
  };
};

const lastSchema = z.string().regex(/^[\dT:.-]{20,30}Z [\da-f-]{36}$/);
const LAST = `(sale.document ->> 'placedAt') || ' ' || sale."order"`;

/** The latest placed first, among those whose last day is the same. */
function salesAfter(
  manager: EntityManager,
  { days, branches }: Scope,
  cursor: string | undefined,
): Promise<Sale[]> {
  return manager.query(
    `SELECT sale."order", sale.branch, sale.date::text, sale.last_date::text AS "lastDate", sale.document,
       ${LAST} AS last, search.ticket_number AS "ticketNumber"
     FROM views.daily_sales_order sale LEFT JOIN views.order_search search ON search.id = sale."order"
     WHERE sale.last_date >= $1 AND sale.date <= $2 AND ($3::uuid[] IS NULL OR sale.branch = ANY ($3))
       AND ($4::date IS NULL OR (sale.last_date, ${LAST}) < ($4::date, $5))
     ORDER BY sale.last_date DESC, ${LAST} DESC LIMIT ${BATCH}`,
    [days.from, days.to, branches === 'all' ? null : branches, ...partsOfCursor(cursor, lastSchema)],
  );
}
