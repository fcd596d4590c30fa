import { MOST_COUNTED } from '@bestellwerk/domain/ordering/found-count';
import { type OrderTerm, orderTerms, ticketAskedFor } from '@bestellwerk/domain/ordering/order-search';
import type { OrderBoardRow } from '@bestellwerk/projections/ordering/order-board/table';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { OrderQuery } from './order-query.js';
import { escapeLike } from '../platform/database/queries.js';

type Rows = SelectQueryBuilder<OrderBoardRow>;

/** Limits the rows to search hits. */
export function narrow(rows: Rows, search: string): Rows {
  const { condition, parameters } = isFoundBy(orderTerms(search), 'all');
  return rows.andWhere(isAmong(rows, condition)).setParameters(parameters);
}

/**
 * One page of the search hits, newest first in each of their ranks. Each rank is read by an index: ranking all hits of
 * a dish would take longer than finding the page.
 */
export async function foundPage(rows: Rows, search: string, query: OrderQuery): Promise<OrderBoardRow[]> {
  const { page, limit, sort } = query;
  const isNewestFirst = sort[0]?.column === 'placedAt' && sort[0].direction === 'DESC';
  let skip = (page - 1) * limit;
  if (!isNewestFirst) return sorted(narrow(rows.clone(), search), sort).offset(skip).limit(limit).getMany();
  const { ranks, parameters } = ranksOf(orderTerms(search));
  const found: OrderBoardRow[] = [];
  for (const { condition } of ranks) {
    const hits = rows.clone().andWhere(isAmong(rows, condition)).setParameters(parameters);
    const some = await sorted(hits.clone(), sort)
      .offset(skip)
      .limit(limit - found.length)
      .getMany();
    found.push(...some);
    if (found.length === limit) break;
    skip = some.length > 0 || skip === 0 ? 0 : skip - (await hits.getCount());
  }
  return found;
}

/** Stops counting at MOST_COUNTED: nobody opens so many pages. */
export async function countUpTo<Row extends ObjectLiteral>(
  database: DataSource,
  rows: SelectQueryBuilder<Row>,
): Promise<number> {
  const [sql, values] = rows.clone().select('1').limit(MOST_COUNTED).getQueryAndParameters();
  const [counted] = await database.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (${sql}) AS found`,
    values,
  );
  return counted!.total;
}

export function sorted(rows: Rows, sort: OrderQuery['sort']): Rows {
  for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
  return rows.addOrderBy('row.id');
}

/** The condition that a row of the board is among the rows of the search's read model that meet a condition. */
export const isAmong = (rows: Rows, condition: string): string =>
  `row.id IN ${rows.subQuery().select('o.id').from(orderSearchTable, 'o').where(condition).getQuery()}`;

/** Where the words of a search are looked for; `beginnings` at those of the guest's words alone. */
type Texts = 'beginnings' | 'guest' | 'names' | 'all';

export interface Rank {
  readonly name: 'ticket' | Texts;
  readonly condition: string;
}

/**
 * The ranks of search hits, best first, with conditions of which one order meets one at most: the ticket that was asked for;
 * words of guest and place that begin so, amounts; ticket, guest and place as they are spelled; names that only sound alike;
 * dishes. 'Mai' is first of all meant as a beginning: inside of words it is in every address at gmail.com.
 */
export function ranksOf(terms: readonly OrderTerm[]): {
  ranks: readonly Rank[];
  parameters: Record<string, unknown>;
} {
  const asked = ticketAskedFor(terms);
  const isSpoken = terms.some(({ sound }) => sound !== undefined);
  const isPart = terms.some(({ has }) => has !== null && !has.startsWith(' '));
  const wider: Rank[] = [
    ...(asked === null ? [] : [{ name: 'ticket' as const, condition: 'o.ticketNumber = :ticket0' }]),
    ...(isPart ? [{ name: 'beginnings' as const, condition: isFoundBy(terms, 'beginnings').condition }] : []),
    { name: 'guest', condition: isFoundBy(terms, 'guest').condition },
    ...(isSpoken ? [{ name: 'names' as const, condition: isFoundBy(terms, 'names').condition }] : []),
    { name: 'all', condition: isFoundBy(terms, 'all').condition },
  ];
  const ranks = wider.map(({ name, condition }, index) => {
    const better = wider[index - 1];
    return { name, condition: better ? `${condition} AND NOT (${better.condition})` : condition };
  });
  const parameters = {
    ...isFoundBy(terms, 'beginnings').parameters,
    ...isFoundBy(terms, 'all').parameters,
  };
  return { ranks, parameters };
}

/**
 * The condition that every term matches a row of the search's read model, with the alias `o`: in ticket, amount, guest and
 * place; in the sounds of names as well; or in all of its search text, too.
 */
export function isFoundBy(terms: readonly OrderTerm[], texts: Texts) {
  const parameters: Record<string, unknown> = {};
  const text = texts === 'all' ? 'search' : 'guest';
  const isBeginning = texts === 'beginnings';
  const conditions = terms.map(({ ticket, has, phone, sound, amount }, index) => {
    const ways: string[] = [];
    const way = (name: string, value: unknown, condition: string) => {
      parameters[`${name}${index}`] = value;
      ways.push(`${condition} :${name}${index}`);
    };
    if (ticket !== null) way('ticket', ticket, 'o.ticketNumber =');
    if (has !== null && isBeginning) way('start', `% ${escapeLike(has.trimStart())}%`, `o.${text} LIKE`);
    if (has !== null && !isBeginning) way('text', `%${escapeLike(has)}%`, `o.${text} LIKE`);
    if (phone !== undefined) way('phone', `%${phone}%`, `o.${text} LIKE`);
    if (amount !== undefined) way('amount', amount, 'o.totalGross =');
    if (sound !== undefined && (texts === 'names' || texts === 'all'))
      way('sound', `% ${sound} %`, 'o.sounds LIKE');
    return `(${ways.join(' OR ') || 'false'})`;
  });
  return { condition: conditions.join(' AND ') || 'false', parameters };
}
