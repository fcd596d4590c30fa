import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { ItemChange } from '@bestellwerk/domain/ordering/checkout/item-changes';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { ExpectedItem } from '@bestellwerk/domain/ordering/order/item-decisions';
import type { OfferQuotation } from '@bestellwerk/domain/ordering/order/quotation-decisions';
import { api } from '../api/api.js';

interface Write {
  /** Of the order. */
  id: string;
  idempotencyKey: string;
}

interface ChangedItem extends Write {
  index: number;
  /** `reason`: why something is taken off an order that is paid, or whose day is closed. */
  body: ItemChange & { remove?: true; expected: ExpectedItem; expectedGross?: number; reason?: string };
}

type OfferBody = Omit<OfferQuotation, 'at'>;

const touched = (_result: unknown, _error: unknown, { id }: Write) => [
  'OrderList' as const,
  'Statistics' as const,
  { type: 'OrderHistory' as const, id },
];

/** What staff change about an order beside its status and its payments. */
export const orderChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the guest for another time, an ISO instant, instead of confirming the requested one. */
    proposeTime: build.mutation<StaffOrder, Write & { counterAppointment: string }>({
      extraOptions: { failure: 'Termin konnte nicht vorgeschlagen werden.', isShownByForm: true },
      query: ({ id, counterAppointment, idempotencyKey }) => ({
        url: `orders/${id}/status/confirm`,
        method: 'POST',
        body: { counterAppointment },
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    /** Offers prices to the guest of a request, until an ISO instant. */
    offerQuotation: build.mutation<StaffOrder, Write & { body: OfferBody }>({
      extraOptions: { failure: 'Angebot konnte nicht gesendet werden.', isShownByForm: true },
      query: ({ id, body, idempotencyKey }) => ({
        url: `orders/${id}/quotation`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    addItem: build.mutation<StaffOrder, Write & { item: CartItem & { expectedGross: number } }>({
      extraOptions: { failure: 'Position konnte nicht hinzugefügt werden.', isShownByForm: true },
      query: ({ id, item, idempotencyKey }) => ({
        url: `orders/${id}/items`,
        method: 'POST',
        body: item,
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    /** Changes or removes the line at an index. */
    changeItem: build.mutation<StaffOrder, ChangedItem>({
      extraOptions: { failure: 'Position konnte nicht geändert werden.', isShownByForm: true },
      query: ({ id, index, body, idempotencyKey }) => ({
        url: `orders/${id}/items/${index}`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    addNote: build.mutation<StaffOrder, Write & { text: string }>({
      extraOptions: { failure: 'Notiz konnte nicht gespeichert werden.', isShownByForm: true },
      query: ({ id, text, idempotencyKey }) => ({
        url: `orders/${id}/notes`,
        method: 'POST',
        body: { text },
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
  }),
});

export const {
  useProposeTimeMutation,
  useOfferQuotationMutation,
  useAddItemMutation,
  useChangeItemMutation,
  useAddNoteMutation,
} = orderChangesApi;
