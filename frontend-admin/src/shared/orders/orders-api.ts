import { original } from '@reduxjs/toolkit';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { boardTopic, orderHistoryTopic, orderTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../api/api.js';
import { inBatches } from '../api/in-batches.js';
import { followQuery, usePollingWhileAway } from '../api/follow-query.js';
import { useShownBranches } from '../branches/use-branches.js';

const ended: readonly OrderStatus[] = ['completed', 'rejected', 'canceled', 'failed'];

export const isOpen = (order: Pick<StaffOrder, 'status'>): boolean => !ended.includes(order.status);

/** Whether `next` is a later state of the same order: what arrives late must not turn time back. */
export const isNewer = (next: StaffOrder, known: StaffOrder): boolean =>
  BigInt(next.revision) > BigInt(known.revision);

/**
 * Open orders, oldest first, after `changed` orders arrived in any sequence. Takes plain orders: on a busy evening it runs
 * many times a second, and drafts of all of them cost more than all the rest.
 */
export function openOrdersAfter(open: readonly StaffOrder[], changed: readonly StaffOrder[]): StaffOrder[] {
  const orders = new Map(open.map((order) => [order.id, order]));
  for (const order of changed) {
    const known = orders.get(order.id);
    if (known && !isNewer(order, known)) continue;
    if (isOpen(order)) orders.set(order.id, order);
    else orders.delete(order.id);
  }
  return [...orders.values()].sort(byPlacing);
}

const byPlacing = (one: StaffOrder, other: StaffOrder): number =>
  Date.parse(one.placedAt) - Date.parse(other.placedAt) || one.ticketNumber - other.ticketNumber;

/** The paths of the status changes below /orders/{id}/status. */
export type StatusStep =
  | 'confirm'
  | 'confirm-counter-appointment'
  | 'withdraw-counter-appointment'
  | 'reject'
  | 'in-delivery'
  | 'completed'
  | 'cancel';

export interface OrderMove {
  id: string;
  /** Shown when the move fails. */
  ticketNumber: number;
  step: StatusStep;
  /** `message` of a rejection, `reason` of a cancelation, `counterAppointment` that was proposed. */
  body: { message?: string; reason?: string; counterAppointment?: string };
  idempotencyKey: string;
}

/** In place of a status: those of which money is to be given back. */
export const OWED = 'owed';

export interface OrderListFilter {
  page: number;
  limit: number;
  sort: string;
  search: string;
  branch: string | null;
  status: string | null;
  mode: string | null;
  payment: string | null;
  from: string | null;
  to: string | null;
}

export interface OrderPage {
  orders: StaffOrder[];
  total: number;
}

/** On a busy evening the board is drawn about twelve times a second at most. */
const BOARD_GAP_MS = 80;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Open orders of these branches (ids), kept current by the live socket. */
    currentOrders: build.query<StaffOrder[], { branches: readonly string[] }>({
      extraOptions: { failure: 'Bestellungen konnten nicht geladen werden.' },
      query: ({ branches }) => ({
        url: 'orders/current',
        params: { branch: branches.length === 1 ? branches[0] : null },
      }),
      onCacheEntryAdded: (argument, entry) =>
        followQuery<StaffOrder>(
          entry,
          argument.branches.map(boardTopic),
          inBatches(
            (rows) => entry.updateCachedData((open) => openOrdersAfter(original(open)!, rows)),
            BOARD_GAP_MS,
          ),
        ),
    }),
    orders: build.query<OrderPage, OrderListFilter>({
      extraOptions: { failure: 'Bestellungen konnten nicht geladen werden.' },
      query: ({ branch, status, mode, payment, from, to, ...rest }) => ({
        url: 'orders',
        params: {
          ...rest,
          'filter[branch]': branch,
          'filter[status]': status === OWED ? null : status,
          'filter[owed]': status === OWED ? 'true' : null,
          'filter[mode]': mode,
          'filter[payment]': payment,
          'filter[from]': from,
          'filter[to]': to,
        },
      }),
      transformResponse: (orders: StaffOrder[], meta) => ({
        orders,
        total: meta?.list?.total ?? orders.length,
      }),
      providesTags: ['OrderList'],
    }),
    order: build.query<StaffOrder, string>({
      extraOptions: { failure: 'Bestellung konnte nicht geladen werden.' },
      query: (id) => `orders/${id}`,
      onCacheEntryAdded: (id, entry) =>
        followQuery<StaffOrder>(entry, [orderTopic(id)], (rows) => {
          for (const row of rows) entry.updateCachedData((known) => (isNewer(row, known) ? row : known));
        }),
    }),
    orderHistory: build.query<OrderHistoryEntry[], string>({
      extraOptions: { failure: 'Verlauf der Bestellung konnte nicht geladen werden.' },
      query: (id) => `orders/${id}/history`,
      providesTags: (_result, _error, id) => [{ type: 'OrderHistory', id }],
      onCacheEntryAdded: (id, entry) => followQuery(entry, [orderHistoryTopic(id)]),
    }),
    /** The order as it was after one of its events: that never changes. */
    orderState: build.query<StaffOrder, { id: string; revision: string }>({
      extraOptions: { failure: 'Stand der Bestellung konnte nicht geladen werden.' },
      query: ({ id, revision }) => `orders/${id}/history/${revision}`,
    }),
    moveOrder: build.mutation<StaffOrder, OrderMove>({
      extraOptions: {
        ticketNumber: ({ ticketNumber }: OrderMove) => ticketNumber,
        failure: ({ step }: OrderMove) =>
          step === 'cancel'
            ? 'Bestellung konnte nicht storniert werden.'
            : 'Bestellstatus konnte nicht geändert werden.',
      },
      query: ({ id, step, body, idempotencyKey }) => ({
        url: `orders/${id}/status/${step}`,
        method: 'POST',
        body,
        idempotencyKey,
        keepalive: true,
      }),
      invalidatesTags: (_result, _error, { id }) => ['OrderList', 'Statistics', { type: 'OrderHistory', id }],
    }),
  }),
});

export const {
  useCurrentOrdersQuery,
  useOrdersQuery,
  useOrderQuery,
  useOrderHistoryQuery,
  useOrderStateQuery,
} = ordersApi;

/** An order as the board last knew it, without a request: it is there while the server is away, too. */
export function useKnownOrder(id: string): StaffOrder | undefined {
  const branches = useShownBranches();
  const { order } = ordersApi.endpoints.currentOrders.useQueryState(
    { branches },
    { selectFromResult: ({ data }) => ({ order: data?.find((one) => one.id === id) }) },
  );
  return order;
}

/** The open orders of the branches on screen: live, and polled while the live connection is away. */
export function useOpenOrders() {
  const branches = useShownBranches();
  const pollingInterval = usePollingWhileAway();
  return useCurrentOrdersQuery({ branches }, { skip: branches.length === 0, pollingInterval });
}
