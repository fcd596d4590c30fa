import { type OrderTerm, orderTerms, ticketAskedFor } from '@bestellwerk/domain/ordering/order-search';
import type { OrderBoardRow } from '@bestellwerk/projections/ordering/order-board/table';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import type { SelectQueryBuilder } from 'typeorm';
import type { OrderQuery } from './order-query.js';
import { escapeLike } from '../platform/database/queries.js';

type Rows = SelectQueryBuilder<OrderBoardRow>;

/** Limits the rows to search hits. */
export function narrow(rows: Rows, search: string): Rows {
  const { condition, parameters } = isFoundBy(orderTerms(search), 'search');
  return rows.andWhere(isAmong(rows, condition)).setParameters(parameters);
}

/**
 * One page of the search hits of `narrow`, newest first. Orders found by ticket, customer or place come before those
 * found by dishes, and an exact ticket number comes first, whatever its date. Each part is read by an index:
 * ranking all hits of a dish would take longer than finding the page.
 */
export async function foundPage(rows: Rows, search: string, query: OrderQuery): Promise<OrderBoardRow[]> {
  const { page, limit, sort } = query;
  const skip = (page - 1) * limit;
  const isNewestFirst = sort[0]?.column === 'placedAt' && sort[0].direction === 'DESC';
  if (!isNewestFirst) return sorted(rows.clone(), sort).offset(skip).limit(limit).getMany();
  const terms = orderTerms(search);
  const isNamed = isAmong(rows, isFoundBy(terms, 'guest').condition);
  const named = rows.clone().andWhere(isNamed);
  const ticket = ticketAskedFor(terms);
  const first = await askedFirst(named.clone(), ticket, sort).offset(skip).limit(limit).getMany();
  if (first.length === limit) return first;
  const before = first.length > 0 || skip === 0 ? skip + first.length : await named.getCount();
  const others = sorted(rows.clone().andWhere(`NOT (${isNamed})`), sort);
  const rest = others.offset(skip + first.length - before).limit(limit - first.length);
  return [...first, ...(await rest.getMany())];
}

export function sorted(rows: Rows, sort: OrderQuery['sort']): Rows {
  for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
  return rows.addOrderBy('row.id');
}

function askedFirst(rows: Rows, ticket: number | null, sort: OrderQuery['sort']): Rows {
  if (ticket === null) return sorted(rows, sort);
  rows.addSelect('row.ticketNumber = :asked', 'is_asked').setParameter('asked', ticket);
  return sorted(rows.orderBy('is_asked', 'DESC'), sort);
}

const isAmong = (rows: Rows, condition: string): string =>
  `row.id IN ${rows.subQuery().select('o.id').from(orderSearchTable, 'o').where(condition).getQuery()}`;

/**
 * The condition that every term matches a row of the search's read model, with the alias `o`: its whole search text, or only
 * ticket, customer and place.
 */
export function isFoundBy(terms: readonly OrderTerm[], text: 'search' | 'guest') {
  const parameters: Record<string, unknown> = {};
  const conditions = terms.map(({ ticket, has }, index) => {
    const [byTicket, byText] = [`ticket${index}`, `text${index}`];
    if (ticket !== null) parameters[byTicket] = ticket;
    if (has !== null) parameters[byText] = `%${escapeLike(has)}%`;
    const ways = [
      ticket !== null && `o.ticketNumber = :${byTicket}`,
      has !== null && `o.${text} LIKE :${byText}`,
    ];
    return `(${ways.filter(Boolean).join(' OR ') || 'false'})`;
  });
  return { condition: conditions.join(' AND ') || 'false', parameters };
}
