import { column, readModel } from '../../engine/storage/read-model.js';

/** Search index of orders for search-as-you-type. Narrow, and seldom written: boards and lists have rows of their own. */
export interface OrderSearchRow {
  id: string;
  branch: string;
  placedAt: string;
  ticketNumber: number;
  /** As `orderSearchTexts` writes it. */
  search: string;
  /** As `orderSearchTexts` writes it. */
  guest: string;
  /** As `orderSearchTexts` writes it. Empty once the order's personal data is erased. */
  sounds: string;
  /** What remains of search and guest once the order's personal data is erased. */
  plainSearch: string;
  plainGuest: string;
  /** What the order costs now. */
  totalGross: number;
}

export const orderSearchTable = readModel<OrderSearchRow>({
  name: 'order_search',
  columns: {
    id: column.uuid({ primary: true }),
    branch: column.uuid(),
    placedAt: column.instant(),
    ticketNumber: column.integer(),
    search: column.text(),
    guest: column.text(),
    sounds: column.text(),
    plainSearch: column.text(),
    plainGuest: column.text(),
    totalGross: column.money(),
  },
  indices: [
    { columns: ['search'], fulltext: true },
    { columns: ['guest'], fulltext: true },
    { columns: ['sounds'], fulltext: true },
    { columns: ['placedAt'] },
    { columns: ['ticketNumber', 'placedAt'] },
    { columns: ['totalGross', 'placedAt'] },
  ],
});
