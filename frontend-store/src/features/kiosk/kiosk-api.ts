import type { KioskInfo } from '@bestellwerk/domain/contracts/kiosk.schema';
import { api } from '../../shared/api.js';
import type { OrderAddress } from '../../shared/order/order-api.js';
import { kioskAccess } from '../../shared/self-service/kiosk-token.js';

const kioskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether guests may order here; `branch` is its id. */
    kiosk: build.query<KioskInfo, { branch: string; token: string }>({
      query: ({ branch, token }) => ({ url: `kiosk/${branch}`, bearer: token }),
    }),
    printTicket: build.mutation<null, OrderAddress>({
      query: ({ uid, hash }) => ({
        url: `orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}/ticket`,
        method: 'POST',
        body: {},
        ...kioskAccess(),
      }),
    }),
  }),
});

export const { useKioskQuery, usePrintTicketMutation } = kioskApi;
