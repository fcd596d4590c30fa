import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { PaymentState } from '@bestellwerk/domain/views/payment-state';
import { column, readModel } from '../../engine/storage/read-model.js';

/** An order as staff see it, with the columns that boards and lists are filtered and sorted by. */
export interface OrderBoardRow {
  id: string;
  branch: string;
  status: StaffOrder['status'];
  mode: StaffOrder['mode'];
  payment: PaymentState | null;
  /** YYYY-MM-DD */
  businessDate: string;
  placedAt: string;
  uid: string;
  ticketNumber: number;
  isOpen: boolean;
  /** Money is to be given back to the guest. */
  isOwed: boolean;
  totalGross: number;
  document: StaffOrder;
  /** Position of the row's last event in the log. */
  position: string;
}

/** How many orders of a branch and business day have a status, a mode and a payment state, which is empty for none. */
export interface OrderCountRow {
  branch: string;
  date: string;
  status: StaffOrder['status'];
  mode: StaffOrder['mode'];
  payment: PaymentState | '';
  orders: number;
}

/** Sums over the rows of the board, so that a list knows its length without counting. */
export const orderCountTable = readModel<OrderCountRow>({
  name: 'order_count',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    status: column.text({ primary: true }),
    mode: column.text({ primary: true }),
    payment: column.text({ primary: true }),
    orders: column.integer(),
  },
});

export const orderBoardTable = readModel<OrderBoardRow>({
  name: 'order_board',
  columns: {
    id: column.uuid({ primary: true }),
    branch: column.uuid(),
    status: column.text(),
    mode: column.text(),
    payment: column.text({ nullable: true }),
    businessDate: column.date(),
    placedAt: column.instant(),
    uid: column.text(),
    ticketNumber: column.integer(),
    isOpen: column.flag(),
    isOwed: column.flag(),
    totalGross: column.money(),
    document: column.document(),
    position: column.bigInteger(),
  },
  indices: [
    { columns: ['branch', 'placedAt'] },
    { columns: ['placedAt'] },
    { columns: ['mode', 'placedAt'] },
    { columns: ['payment', 'placedAt'], where: 'payment IS NOT NULL' },
    { columns: ['branch', 'placedAt'], where: 'is_open', name: 'open' },
    { columns: ['branch', 'placedAt'], where: 'is_owed', name: 'owed' },
    { columns: ['branch', 'placedAt'], where: "status IN ('canceled', 'rejected')", name: 'unfulfilled' },
  ],
});
