import type { OrderTerm } from '@bestellwerk/domain/ordering/order-search';
import type { SelectQueryBuilder } from 'typeorm';
import { escapeLike } from '../database/escape-like.js';

/** Those rows of the search's read model, called `o`, of which every term is true. */
export function whereFound<Row extends object>(
  rows: SelectQueryBuilder<Row>,
  terms: readonly OrderTerm[],
): SelectQueryBuilder<Row> {
  for (const [index, { ticket, has }] of terms.entries()) {
    const [byTicket, byText] = [`ticket${index}`, `text${index}`];
    const ways = [
      ticket !== null && `o.ticketNumber = :${byTicket}`,
      has !== null && `o.search LIKE :${byText}`,
    ];
    rows.andWhere(`(${ways.filter(Boolean).join(' OR ') || 'false'})`, {
      [byTicket]: ticket,
      [byText]: `%${escapeLike(has ?? '')}%`,
    });
  }
  return rows;
}
