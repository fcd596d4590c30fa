import { isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import {
  differencesOf,
  type LedgerAttempt,
  type LedgerDifference,
  type LedgerOrder,
  unsettled,
} from '@bestellwerk/domain/ordering/ledger/ledger';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import type { PaymentProvider, ProviderPayment } from '@bestellwerk/payments/providers/provider';
import { ProviderUnavailable } from '@bestellwerk/payments/providers/provider-errors';
import type { Providers } from '@bestellwerk/payments/providers/providers';
import {
  onlinePaymentTable,
  type OnlinePaymentRow,
} from '@bestellwerk/projections/payments/online-payment/table';
import { DataSource, In } from 'typeorm';
import type { Branches } from './payments.js';

const AT_ONCE = 6;
/** A payment begun before midnight may belong to the business day after it at the provider. */
const DAY_MS = 86_400_000;

export interface LedgerSelection {
  /** Business days (YYYY-MM-DD), both included. */
  readonly from: string;
  readonly to: string;
  readonly branches: Branches;
}

/** How far a comparison is, and at its end what it found. */
export type LedgerProgress =
  | { readonly done: number; readonly total: number }
  | { readonly orders: number; readonly payments: number; readonly differences: readonly LedgerDifference[] };

/** Compares the log with the payment providers: every payment must belong to one order, with the same money. */
export class Ledger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: Providers,
  ) {}

  /** Rejects with ProviderUnavailable if a provider does not answer: half a comparison proves nothing. */
  async *compare({ from, to, branches }: LedgerSelection): AsyncGenerator<LedgerProgress> {
    const rows = await this.rows({ from, to, branches });
    const attempts = rows.flatMap(attemptsOf);
    const differences: LedgerDifference[] = rows.flatMap((row) => unsettled(orderOf(row)));
    const listed = await this.listed(from);
    let done = 0;
    for (let next = 0; next < attempts.length; next += AT_ONCE) {
      yield { done, total: attempts.length };
      const some = attempts.slice(next, next + AT_ONCE);
      const theirs = await Promise.all(some.map((attempt) => this.theirsOf(attempt, listed)));
      for (const [index, attempt] of some.entries())
        differences.push(...differencesOf(attempt, theirs[index]!));
      done += some.length;
    }
    if (branches === 'all') differences.push(...(await this.unknown([...listed.values()], { from, to })));
    yield { orders: rows.length, payments: attempts.length, differences };
  }

  private rows({ from, to, branches }: LedgerSelection): Promise<OnlinePaymentRow[]> {
    const found = this.dataSource
      .createQueryBuilder(onlinePaymentTable, 'row')
      .where('row.date BETWEEN :from AND :to', { from, to })
      .orderBy('row.date')
      .addOrderBy('row.order');
    if (branches !== 'all') found.andWhere('row.branch = ANY (:branches)', { branches });
    return found.getMany();
  }

  /** What providers list of themselves, by their ids. */
  private async listed(from: string): Promise<Map<string, ProviderPayment>> {
    const since = new Date(Date.parse(from) - DAY_MS).toISOString();
    const lists = await Promise.all(this.all().map((provider) => provider.list(since)));
    return new Map(lists.flatMap((list) => list ?? []).map((payment) => [payment.reference, payment]));
  }

  private all(): PaymentProvider[] {
    return Object.values(this.providers).flatMap((known) => (known.isThere ? [known.provider] : []));
  }

  /** Lists do not contain refunds and chargebacks, so whatever was paid is asked for by itself. */
  private async theirsOf(attempt: LedgerAttempt, listed: Map<string, ProviderPayment>) {
    const known = listed.get(attempt.reference);
    return known?.captured === 0 && attempt.captured === 0 ? known : this.look(attempt);
  }

  private look({ method, reference }: LedgerAttempt): Promise<ProviderPayment | null> {
    const provider = this.providers[method];
    if (!provider.isThere) throw new ProviderUnavailable(provider.reason);
    return provider.provider.look(reference);
  }

  /** Payments that a provider lists and no order knows, of whatever day the order is. */
  private async unknown(
    payments: readonly ProviderPayment[],
    { from, to }: Pick<LedgerSelection, 'from' | 'to'>,
  ): Promise<LedgerDifference[]> {
    const orders = [...new Set(payments.flatMap(({ order }) => (order && isUuid(order) ? [order] : [])))];
    const rows = await this.dataSource.getRepository(onlinePaymentTable).findBy({ order: In(orders) });
    const byOrder = new Map(rows.map((row) => [row.order, row]));
    return payments.flatMap((payment): LedgerDifference[] => {
      const row = payment.order === null ? undefined : byOrder.get(payment.order);
      const isKnown = row && attemptsOf(row).some(({ reference }) => reference === payment.reference);
      const isOfPeriod = row === undefined || (row.date >= from && row.date <= to);
      if (isKnown || !isOfPeriod || payment.captured === 0) return [];
      return [
        {
          ...{ kind: 'unknownHere', method: 'mollie', reference: payment.reference },
          ...{ order: row?.order ?? null, uid: row?.uid ?? null, branch: row?.branch ?? null },
          ...{ currency: payment.currency, amount: payment.amount ?? payment.captured },
          ...{ ours: null, theirs: payment.captured },
        },
      ];
    });
  }
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function attemptsOf({ order, uid, branch, progress }: OnlinePaymentRow): LedgerAttempt[] {
  const { attempts, refunds } = progress.online;
  const sumOf = (attempt: string, status: string): number =>
    cents(refunds.filter((refund) => refund.attempt === attempt && refund.status === status));
  return attempts.flatMap((attempt): LedgerAttempt[] =>
    attempt.reference === null
      ? []
      : [
          {
            ...{ order, uid, branch, method: attempt.method, status: attempt.status },
            reference: attempt.reference,
            ...{ currency: progress.currency, amount: attempt.amount, captured: attempt.captured },
            refunded: sumOf(attempt.id, 'succeeded'),
            refunding: sumOf(attempt.id, 'requested'),
            chargedBack: attempt.chargedBack,
          },
        ],
  );
}

const orderOf = ({ order, uid, branch, progress }: OnlinePaymentRow): LedgerOrder => ({
  order,
  uid,
  branch,
  currency: progress.currency,
  method: isPaidOnline(progress.paymentMethod) ? progress.paymentMethod : 'mollie',
  isUnfulfilled: isUnfulfilled(progress.status),
  total: progress.totalGross,
  paid: progress.paidAmount,
  refunding: cents(progress.online.refunds.filter(({ status }) => status === 'requested')),
});

const cents = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
