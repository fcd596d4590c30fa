import type { DailyPayments, Payment } from '@bestellwerk/domain/contracts/payments.schema';
import type { Sale, SaleCounts } from '@bestellwerk/domain/ordering/closing/sale';
import { column, readModel } from '../../engine/storage/read-model.js';

/**
 * A payment without the name of the cashier: names are not in the log, the reader adds them. It also adds the reason of the request
 * for a refund, which only the row of the order holds: an erasure cannot name the row of a refund by a provider.
 */
export type StoredPayment = Omit<Payment, 'by'> & {
  by: Omit<Payment['by'], 'name'>;
  /** Id of the refund that was asked for; null of all that nobody asked a provider for. */
  request: string | null;
};

/** Who asked a provider for a refund, and why. */
export interface RefundRequest {
  readonly by: StoredPayment['by'];
  readonly reason: string | null;
  readonly occasion: Payment['occasion'];
}

/** What payments of an order need to know of it. */
export type PayableOrder = Pick<Payment, 'order' | 'uid' | 'ticketNumber' | 'branch' | 'currency'> & {
  timeZone: string;
  /** How each attempt to pay online is paid, and the provider's id of it. */
  attempts: Readonly<
    Record<string, { readonly method: Payment['method']; readonly reference: string | null }>
  >;
  /** What refunds were asked for. */
  requests: Readonly<Record<string, RefundRequest>>;
};

/** What an order counted from the event at a position on, until its next change. */
export type CountedAt = Pick<SaleCounts, 'state' | 'gross' | 'reducedGross'> & { readonly position: string };

type NoCounts = Record<keyof SaleCounts, null>;

interface PaymentColumns {
  id: string;
  order: string;
  branch: string;
  /** Business day on which the order was placed. */
  orderDate: string;
}

/** One payment or counter entry. */
export interface PaymentRow extends PaymentColumns, NoCounts {
  date: string;
  at: string;
  method: string;
  kind: string;
  amount: number;
  /** Position of its event in the log. */
  position: string;
  document: StoredPayment;
  payable: null;
  sale: null;
  earlier: null;
}

/** The order itself, under its own id: no payment, but what it counts in closings. */
export interface PayableOrderRow extends PaymentColumns, SaleCounts {
  date: null;
  at: null;
  method: null;
  kind: null;
  amount: null;
  /** Position of the last event that changed what the order counts, apart from payments. */
  position: string;
  document: null;
  payable: PayableOrder;
  sale: Sale;
  /** What it counted before, oldest first, from when it first counted; null as long as nothing of it changed. */
  earlier: readonly CountedAt[] | null;
}

/** Rows with a `document` are payments, rows with a `sale` are orders. */
export const paymentTable = readModel<PaymentRow | PayableOrderRow>({
  name: 'payment',
  columns: {
    id: column.uuid({ primary: true }),
    order: column.uuid(),
    branch: column.uuid(),
    orderDate: column.date(),
    date: column.date({ nullable: true }),
    at: column.instant({ nullable: true }),
    method: column.text({ nullable: true }),
    kind: column.text({ nullable: true }),
    amount: column.money({ nullable: true }),
    position: column.bigInteger(),
    document: column.document({ nullable: true }),
    payable: column.document({ nullable: true }),
    sale: column.document({ nullable: true }),
    state: column.text({ nullable: true }),
    gross: column.money({ nullable: true }),
    deliveryGross: column.money({ nullable: true }),
    openAmount: column.money({ nullable: true }),
    waivedAmount: column.money({ nullable: true }),
    owedAmount: column.money({ nullable: true }),
    reducedGross: column.money({ nullable: true }),
    donatedAmount: column.money({ nullable: true }),
    // Columns of their own: a month sums up many thousands.
    rates: column.document({ nullable: true }),
    reductions: column.document({ nullable: true }),
    earlier: column.document({ nullable: true }),
  },
  indices: [
    { columns: ['order'], where: 'document IS NOT NULL' },
    { columns: ['date', 'branch'], where: 'document IS NOT NULL' },
    { columns: ['orderDate', 'branch'] },
    { columns: ['amount'], where: 'document IS NOT NULL' },
  ],
});

/** What was taken in a branch on a business day by one method. */
export const dailyPaymentsTable = readModel<DailyPayments>({
  name: 'daily_payments',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    method: column.text({ primary: true }),
    payments: column.integer(),
    counterEntries: column.integer(),
    refunds: column.integer(),
    amount: column.money(),
  },
});
