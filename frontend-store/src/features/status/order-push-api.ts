import type { GuestPushInput, PushSetup } from '@bestellwerk/domain/contracts/push.schema';
import { api } from '../../shared/api.js';
import { type OrderAddress, orderPath } from '../../shared/order/order-api.js';

export const { useOrderPushSetupQuery, useFollowOrderMutation, useLeaveOrderMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    orderPushSetup: build.query<PushSetup, OrderAddress>({
      query: (address) => `${orderPath(address)}/notifications`,
    }),
    followOrder: build.mutation<{ id: string }, OrderAddress & GuestPushInput>({
      query: ({ endpoint, keys, ...address }) => ({
        url: `${orderPath(address)}/notifications`,
        method: 'PUT',
        body: { endpoint, keys },
      }),
    }),
    leaveOrder: build.mutation<null, OrderAddress & { id: string }>({
      query: ({ id, ...address }) => ({ url: `${orderPath(address)}/notifications/${id}`, method: 'DELETE' }),
    }),
  }),
});
