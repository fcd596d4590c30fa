import { displayTopic } from '@bestellwerk/domain/contracts/live-topics';
import type {
  DisplayMeta,
  FrontDeskOrder,
  KitchenOrder,
} from '@bestellwerk/domain/contracts/order-display.schema';
import type { MarkedLine } from '@bestellwerk/ui/kitchen/kitchen-work';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { api } from '../api.js';
import type { BranchAccess } from './branch-access.js';

/** Orders of a branch, and what a display says beside them. */
export interface DisplayList<Order> extends DisplayMeta {
  readonly orders: readonly Order[];
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly aheadBy: number;
}

const listOf = <Order>(orders: Order[], meta: DisplayMeta): DisplayList<Order> => ({
  ...meta,
  orders,
  aheadBy: Date.parse(meta.now) - Date.now(),
});

const path = (list: 'frontdesk' | 'backoffice', { branch, key }: BranchAccess) =>
  `orders/${list}/${encodeURIComponent(branch)}/${encodeURIComponent(key)}`;

interface Marked {
  readonly order: string;
  readonly lines: readonly MarkedLine[];
  readonly isPrepared: boolean;
}

interface Lifecycle {
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<unknown>;
}

/** Reads again whenever the socket says that an order of the branch has changed. */
async function follow({ branch, key }: BranchAccess, lifecycle: Lifecycle): Promise<void> {
  const { dispatch, cacheDataLoaded, cacheEntryRemoved } = lifecycle;
  if (!(await cacheDataLoaded.then(() => true).catch(() => false))) return;
  const reread = () => void dispatch(api.util.invalidateTags(['DisplayOrders']));
  const leave = liveSocket.subscribe(displayTopic(branch, key), {
    onChanges: reread,
    onSubscribed: reread,
  });
  await cacheEntryRemoved;
  leave();
}

const displayApi = api.injectEndpoints({
  endpoints: (build) => ({
    frontDesk: build.query<DisplayList<FrontDeskOrder>, BranchAccess>({
      query: (access) => path('frontdesk', access),
      transformResponse: (orders: FrontDeskOrder[], meta) => listOf(orders, meta!.envelope as DisplayMeta),
      providesTags: ['DisplayOrders'],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: follow,
    }),
    counterOrders: build.query<DisplayList<KitchenOrder>, BranchAccess>({
      query: (access) => path('backoffice', access),
      transformResponse: (orders: KitchenOrder[], meta) => listOf(orders, meta!.envelope as DisplayMeta),
      providesTags: ['DisplayOrders'],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: follow,
    }),
    markLines: build.mutation<null, BranchAccess & Marked>({
      query: ({ order, lines, isPrepared, ...access }) => ({
        url: `${path('backoffice', access)}/${order}/preparation`,
        method: 'POST',
        body: { lines, isPrepared },
      }),
      invalidatesTags: ['DisplayOrders'],
    }),
    finishPreparing: build.mutation<null, BranchAccess & Pick<Marked, 'order'>>({
      query: ({ order, ...access }) => ({
        url: `${path('backoffice', access)}/${order}/preparation/finish`,
        method: 'POST',
        body: {},
        keepalive: true,
      }),
      invalidatesTags: ['DisplayOrders'],
    }),
  }),
});

export const { useFrontDeskQuery, useCounterOrdersQuery, useMarkLinesMutation, useFinishPreparingMutation } =
  displayApi;
