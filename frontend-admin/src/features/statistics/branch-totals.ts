import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type {
  CanceledOrders,
  DailySales,
  WorkingActivities,
} from '@bestellwerk/domain/contracts/statistics.schema';

/** What a range of days brought. Money in decimals. */
export interface Totals {
  orders: number;
  gross: number;
  net: number;
  canceledOrders: number;
  lostGross: number;
  /** Canceled in percent of all orders; null where there are none. */
  canceledShare: number | null;
  workedMinutes: number;
}

/** Rows of days, weeks or months. */
export interface StatisticDays {
  sales: readonly DailySales[];
  cancelations: readonly CanceledOrders[];
  work: readonly WorkingActivities[];
}

/** The totals of one branch (its id), or of all. */
export function totalsOf({ sales, cancelations, work }: StatisticDays, branch?: string): Totals {
  const isMeant = (row: { branch: string }) => branch === undefined || row.branch === branch;
  const sold = sales.filter(isMeant);
  const canceled = cancelations.filter(isMeant);
  const orders = sum(sold, (row) => row.orders);
  const canceledOrders = sum(canceled, (row) => row.canceledOrders);
  const all = orders + canceledOrders;
  return {
    orders,
    gross: money(sold, (row) => row.gross),
    net: money(sold, (row) => row.net),
    canceledOrders,
    lostGross: money(canceled, (row) => row.lostGross),
    canceledShare: all === 0 ? null : (canceledOrders / all) * 100,
    workedMinutes: sum(work.filter(isMeant), (row) => row.workedMinutes),
  };
}

const sum = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((total, row) => total + valueOf(row), 0);

const money = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  toDecimal(sum(rows, (row) => toUnits(valueOf(row))));
