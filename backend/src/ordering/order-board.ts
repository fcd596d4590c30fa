import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OwedPayments } from '@bestellwerk/domain/contracts/payments.schema';
import {
  orderBoardTable,
  orderCountTable,
  type OrderBoardRow,
} from '@bestellwerk/projections/ordering/order-board/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, In, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';
import { IncompleteOrders } from './incomplete-orders.js';
import { LateTickets } from './late-tickets.js';
import type { OrderQuery } from './order-query.js';
import { countUpTo, foundPage, narrow, sorted } from './searched-orders.js';

export type Branches = 'all' | readonly string[];

/** Orders as staff see them. */
@Injectable()
export class OrderBoard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly incomplete: IncompleteOrders,
    private readonly lateTickets: LateTickets,
  ) {}

  /** Throws 404 for an unknown order. */
  async order(id: string): Promise<StaffOrder> {
    const row = await this.rows.findOne({ where: { id }, select: { id: true, document: true } });
    if (!row) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    return this.incomplete.mark(row.document);
  }

  async byIds(ids: readonly string[]): Promise<StaffOrder[]> {
    const rows = await this.rows.find({ where: { id: In([...ids]) }, select: { id: true, document: true } });
    return this.withLateTickets(this.documents(rows));
  }

  /** All orders that are not finished, oldest first. */
  async open(branches: Branches): Promise<StaffOrder[]> {
    return this.oldestFirst(this.select(branches).andWhere('row.isOpen'));
  }

  /** Pending orders that were not confirmed in time, oldest first. */
  async missed(branches: Branches): Promise<StaffOrder[]> {
    const pending = this.select(branches)
      .andWhere('row.isOpen')
      .andWhere(`row.status IN ('requested', 'pending')`);
    return this.oldestFirst(pending.andWhere(`(row.document ->> 'isMissed')::boolean`));
  }

  async page(branches: Branches, query: OrderQuery): Promise<{ orders: StaffOrder[]; total: number }> {
    const { page, limit, sort, search, isOwed } = query;
    const rows = matching(this.select(branches), query, 'businessDate');
    if (isOwed) rows.andWhere('row.isOwed');
    const counted = search ? narrow(rows.clone(), search) : rows;
    const [found, total] = await Promise.all([
      search
        ? foundPage(rows, search, query)
        : sorted(rows.clone(), sort)
            .offset((page - 1) * limit)
            .limit(limit)
            .getMany(),
      search || isOwed ? countUpTo(this.dataSource, counted) : this.count(branches, query),
    ]);
    return { orders: this.documents(found), total };
  }

  /** The number of orders with a refund due, and the total amount. */
  async owed(branches: Branches): Promise<OwedPayments> {
    const owed = this.select(branches).andWhere('row.isOwed').select('count(*)::int', 'orders');
    owed.addSelect(`coalesce(sum((row.document ->> 'owedAmount')::numeric), 0)::float8`, 'amount');
    return (await owed.getRawOne<OwedPayments>())!;
  }

  /** Uses the precomputed counts per day, so the time does not depend on the number of orders. */
  private async count(branches: Branches, query: OrderQuery): Promise<number> {
    const counts = this.dataSource.getRepository(orderCountTable).createQueryBuilder('row');
    const sum = matching(ofBranches(counts, branches), query, 'date').select('sum(row.orders)::int', 'total');
    return (await sum.getRawOne<{ total: number | null }>())?.total ?? 0;
  }

  private async oldestFirst(rows: SelectQueryBuilder<OrderBoardRow>): Promise<StaffOrder[]> {
    return this.withLateTickets(
      this.documents(await rows.orderBy('row.placedAt').addOrderBy('row.id').getMany()),
    );
  }

  private async withLateTickets(orders: StaffOrder[]): Promise<StaffOrder[]> {
    const late = await this.lateTickets.among(orders.map(({ id }) => id));
    return orders.map((order) => (late.has(order.id) ? { ...order, isTicketLate: true } : order));
  }

  private documents(rows: readonly OrderBoardRow[]): StaffOrder[] {
    return rows.map(({ document }) => this.incomplete.mark(document));
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
  { status, mode, payment, from, to }: OrderQuery,
  date: string,
) {
  if (status) rows.andWhere('row.status = ANY (:status)', { status });
  if (mode) rows.andWhere('row.mode = :mode', { mode });
  if (payment) rows.andWhere('row.payment = :payment', { payment });
  if (from) rows.andWhere(`row.${date} >= :from`, { from });
  if (to) rows.andWhere(`row.${date} <= :to`, { to });
  return rows;
}
