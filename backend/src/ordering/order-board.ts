import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { orderBoardTable, type OrderBoardRow } from '@bestellwerk/projections/order-board/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
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
    const { page, limit, sort, search, status, from, to } = query;
    const rows = this.select(branches);
    if (search) rows.andWhere('row.search LIKE :search', { search: `%${escapeLike(search.toLowerCase())}%` });
    if (status) rows.andWhere('row.status = ANY (:status)', { status });
    if (from) rows.andWhere('row.businessDate >= :from', { from });
    if (to) rows.andWhere('row.businessDate <= :to', { to });
    for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
    const [found, total] = await rows
      .addOrderBy('row.id')
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { orders: found.map(({ document }) => document), total };
  }

  private select(branches: Branches) {
    const rows = this.rows.createQueryBuilder('row').where('true');
    return branches === 'all' ? rows : rows.andWhere('row.branch = ANY (:branches)', { branches });
  }

  private get rows() {
    return this.dataSource.getRepository(orderBoardTable);
  }
}

async function oldestFirst(rows: SelectQueryBuilder<OrderBoardRow>): Promise<StaffOrder[]> {
  const found = await rows.orderBy('row.placedAt').addOrderBy('row.id').getMany();
  return found.map(({ document }) => document);
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
