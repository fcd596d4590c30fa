import type { DailyPayments, Payment } from '@bestellwerk/domain/contracts/payments.schema';
import {
  dailyPaymentsTable,
  paymentTable,
  type StoredPayment,
} from '@bestellwerk/projections/payments/payment/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { ApiError } from '../platform/http/api-error.js';
import { asOf } from '../platform/consistency/as-of.js';
import type { PaymentQuery, PaymentSelection } from './payment-query.js';

export type Branches = 'all' | readonly string[];

const MOST_EXPORTED = 50_000;

/** Payments and their sums per day, consistent with one position of the log. */
@Injectable()
export class Payments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: ActorNames,
  ) {}

  /** Oldest first. */
  async ofOrder(order: string): Promise<Payment[]> {
    const rows = await this.dataSource
      .createQueryBuilder(paymentTable, 'row')
      .where('row.order = :order AND row.document IS NOT NULL', { order })
      .orderBy('row.at')
      .addOrderBy('row.position')
      .getMany();
    return this.named(rows);
  }

  /** One page of the selection; `total` and `amount` cover the whole selection. */
  async page(branches: Branches, query: PaymentQuery) {
    const { page, limit, sort } = query;
    const { rows, ...sums } = await asOf(this.dataSource, 'payment', async (manager) => {
      const found = select(manager, branches, query);
      for (const { column, direction } of sort) found.addOrderBy(`row.${column}`, direction);
      found.addOrderBy('row.position', 'DESC').offset((page - 1) * limit);
      return { rows: await found.limit(limit).getMany(), ...(await sum(manager, branches, query)) };
    });
    return { payments: await this.named(rows), ...sums };
  }

  async days(branches: Branches, { from, to, method }: PaymentSelection) {
    return asOf(this.dataSource, 'payment', async (manager) => {
      const rows = manager
        .createQueryBuilder(dailyPaymentsTable, 'day')
        .where('day.date BETWEEN :from AND :to', { from, to });
      if (branches !== 'all') rows.andWhere('day.branch = ANY (:branches)', { branches });
      if (method) rows.andWhere('day.method = :method', { method });
      const sums = await rows.clone().select('coalesce(sum(day.amount), 0)', 'amount').getRawOne();
      rows.orderBy('day.date').addOrderBy('day.branch').addOrderBy('day.method');
      const days: DailyPayments[] = await rows.getMany();
      return { days, amount: Number(sums.amount) };
    });
  }

  /** The whole selection, oldest first. Throws 422 if it is too long for one file. */
  async all(branches: Branches, selection: PaymentSelection): Promise<Payment[]> {
    const { rows } = await asOf(this.dataSource, 'payment', async (manager) => {
      const found = select(manager, branches, selection).orderBy('row.at').addOrderBy('row.position');
      return { rows: await found.limit(MOST_EXPORTED + 1).getMany() };
    });
    if (rows.length > MOST_EXPORTED) {
      const message = 'Das sind zu viele Zahlungen für eine Datei. Bitte wählen Sie einen kürzeren Zeitraum.';
      throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, message, 'from');
    }
    return this.named(rows);
  }

  /** With the names of those who recorded them, and the reasons of refunds that a provider was asked for. */
  async named(rows: readonly { document: StoredPayment | null }[]): Promise<Payment[]> {
    const payments = rows.flatMap(({ document }) => document ?? []);
    const named = await this.names.of(payments.map(({ by }) => by));
    const reasons = await this.reasonsOf(payments);
    return payments.map(({ request, ...payment }) => ({
      ...payment,
      by: named(payment.by),
      reason: request === null ? payment.reason : (reasons.get(request) ?? null),
    }));
  }

  /** By the ids of the refunds. */
  private async reasonsOf(payments: readonly StoredPayment[]): Promise<Map<string, string | null>> {
    const ids = new Set(payments.flatMap(({ request, order }) => (request === null ? [] : [order])));
    if (ids.size === 0) return new Map();
    const orders = await this.dataSource
      .createQueryBuilder(paymentTable, 'row')
      .select(['row.id', 'row.payable'])
      .where('row.id = ANY (:ids)', { ids: [...ids] })
      .getMany();
    return new Map(
      orders.flatMap(({ payable }) =>
        Object.entries(payable?.requests ?? {}).map(([refund, { reason }]) => [refund, reason] as const),
      ),
    );
  }
}

function select(manager: EntityManager, branches: Branches, { from, to, method }: PaymentSelection) {
  const rows = manager
    .createQueryBuilder(paymentTable, 'row')
    .where('row.document IS NOT NULL AND row.date BETWEEN :from AND :to', { from, to });
  if (branches !== 'all') rows.andWhere('row.branch = ANY (:branches)', { branches });
  if (method) rows.andWhere('row.method = :method', { method });
  return rows;
}

async function sum(manager: EntityManager, branches: Branches, selection: PaymentSelection) {
  const sums: { total: string; amount: string } | undefined = await select(manager, branches, selection)
    .select('count(*)', 'total')
    .addSelect('coalesce(sum(row.amount), 0)', 'amount')
    .getRawOne();
  return { total: Number(sums!.total), amount: Number(sums!.amount) };
}
