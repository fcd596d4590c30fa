import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { paymentStateOf } from '@bestellwerk/domain/views/payment-state';
import { isTerminal } from '@bestellwerk/domain/ordering/order/order';
import { boardTopic, orderTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { changesOrder, staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import type { Projection } from '../../engine/projection.js';
import { orderBoardTable, orderCountTable, type OrderBoardRow } from './table.js';

/** What staff see of every order: the live board, the list and the detail. */
export const orderBoard = {
  name: 'order_board',
  title: 'Bestellungen',
  version: 15,
  table: orderBoardTable,
  rollups: [{ table: orderCountTable, contribution }],
  isUrgent: true,
  category: 'order',
  keys: (event) => (changesOrder(event) ? [{ id: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (!changesOrder(event)) return;
    const document = staffOrderAfter(rows.get({ id: orderIdOf(event) })?.document, event);
    rows.put(rowOf(document, event.position));
  },
  topics: (row) => [boardTopic(row.branch), orderTopic(row.id)],
} as const satisfies Projection<OrderBoardRow, OrderEvent>;

function contribution({ branch, businessDate, status, mode, payment }: OrderBoardRow) {
  return { branch, date: businessDate, status, mode, payment: payment ?? '', orders: 1 };
}

const rowOf = (document: StaffOrder, position: string): OrderBoardRow => ({
  id: document.id,
  branch: document.branch.id,
  status: document.status,
  mode: document.mode,
  payment: paymentStateOf(document),
  businessDate: document.businessDate,
  placedAt: document.placedAt,
  uid: document.uid,
  ticketNumber: document.ticketNumber,
  isOpen: !isTerminal(document.status),
  isOwed: document.owedAmount > 0,
  totalGross: document.pricing.totalGross,
  document,
  position,
});
