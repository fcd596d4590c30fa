import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import {
  orderBoardTable,
  orderCountTable,
  type OrderBoardRow,
} from '@bestellwerk/projections/order-board/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, In, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { escapeLike } from '../database/escape-like.js';
import { Failure } from '../http/failure.js';
import type { OrderQuery } from './order-query.js';

export type Branches = 'all' | readonly string[];

/** Orders as staff see them. */
@Injectable()
export class OrderBoard {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws 404 for an order there is not. */
  async order(id: string): Promise<StaffOrder> {
    const row = await this.rows.findOne({ where: { id }, select: { id: true, document: true } });
    if (!row) throw Failure.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    return row.document;
  }

  async byIds(ids: readonly string[]): Promise<StaffOrder[]> {
    const rows = await this.rows.find({ where: { id: In([...ids]) }, select: { id: true, document: true } });
    return rows.map(({ document }) => document);
  }

  /** All orders that are not finished, oldest first. */
  async open(branches: Branches): Promise<StaffOrder[]> {
    return oldestFirst(this.select(branches).andWhere('row.isOpen'));
  }

  /** Those that nobody confirmed in time and that still wait, oldest first. */
  async missed(branches: Branches): Promise<StaffOrder[]> {
    const pending = this.select(branches).andWhere('row.isOpen').andWhere(`row.status = 'pending'`);
    return oldestFirst(pending.andWhere(`(row.document ->> 'isMissed')::boolean`));
  }

  async page(branches: Branches, query: OrderQuery): Promise<{ orders: StaffOrder[]; total: number }> {
    const { page, limit, sort, search } = query;
    const rows = matching(this.select(branches), query, 'businessDate');
    if (search) rows.andWhere('row.search LIKE :search', { search: `%${escapeLike(search.toLowerCase())}%` });
    for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
    rows
      .addOrderBy('row.id')
      .offset((page - 1) * limit)
      .limit(limit);
    const [found, total] = await Promise.all([
      rows.getMany(),
      search ? rows.getCount() : this.count(branches, query),
    ]);
    return { orders: found.map(({ document }) => document), total };
  }

  /** From the sums of days: it takes as long with a million orders as with none. */
  private async count(branches: Branches, query: OrderQuery): Promise<number> {
    const counts = this.dataSource.getRepository(orderCountTable).createQueryBuilder('row');
    const sum = matching(ofBranches(counts, branches), query, 'date').select('sum(row.orders)::int', 'total');
    return (await sum.getRawOne<{ total: number | null }>())?.total ?? 0;
  }

  private select(branches: Branches) {
    return ofBranches(this.rows.createQueryBuilder('row'), branches);
  }

  private get rows() {
    return this.dataSource.getRepository(orderBoardTable);
  }
}

function ofBranches<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>, branches: Branches) {
  return branches === 'all' ? rows.where('true') : rows.where('row.branch = ANY (:branches)', { branches });
}

function matching<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  { status, from, to }: OrderQuery,
  date: string,
) {
  if (status) rows.andWhere('row.status = ANY (:status)', { status });
  if (from) rows.andWhere(`row.${date} >= :from`, { from });
  if (to) rows.andWhere(`row.${date} <= :to`, { to });
  return rows;
}

async function oldestFirst(rows: SelectQueryBuilder<OrderBoardRow>): Promise<StaffOrder[]> {
  const found = await rows.orderBy('row.placedAt').addOrderBy('row.id').getMany();
  return found.map(({ document }) => document);
}
