import { boardTopic, printJobsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { DisplayMeta, KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import type { MarkedLine } from '@bestellwerk/ui/kitchen/kitchen-work';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

interface KitchenList extends DisplayMeta {
  orders: KitchenOrder[];
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  aheadBy: number;
}

interface Marked {
  order: string;
  lines: readonly MarkedLine[];
  isPrepared: boolean;
}

/** What the kitchen of a branch has to make, kept current by the live socket. The view itself says what failed. */
const kitchenApi = api.enhanceEndpoints({ addTagTypes: ['Kitchen'] }).injectEndpoints({
  endpoints: (build) => ({
    kitchen: build.query<KitchenList, string>({
      extraOptions: { failure: 'Küche konnte nicht geladen werden.' },
      query: (branch) => `orders/kitchen/${branch}`,
      transformResponse: (orders: KitchenOrder[], meta) => {
        const shown = meta!.envelope as DisplayMeta;
        return { ...shown, orders, aheadBy: Date.parse(shown.now) - Date.now() };
      },
      providesTags: ['Kitchen'],
      onCacheEntryAdded: (branch, entry) => followQuery(entry, [boardTopic(branch), printJobsTopic(branch)]),
    }),
    markLines: build.mutation<unknown, Marked>({
      extraOptions: { failure: 'Position konnte nicht als fertig gemeldet werden.', isShownByForm: true },
      query: ({ order, ...body }) => ({ url: `orders/${order}/preparation`, method: 'POST', body }),
      invalidatesTags: ['Kitchen'],
    }),
    finishPreparing: build.mutation<unknown, string>({
      extraOptions: { failure: 'Bestellung konnte nicht als fertig gemeldet werden.', isShownByForm: true },
      query: (order) => ({
        url: `orders/${order}/preparation/finish`,
        method: 'POST',
        body: {},
        keepalive: true,
      }),
      invalidatesTags: ['Kitchen'],
    }),
  }),
});

export const { useKitchenQuery, useMarkLinesMutation, useFinishPreparingMutation } = kitchenApi;
