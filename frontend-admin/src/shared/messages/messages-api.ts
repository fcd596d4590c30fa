import { orderHistoryTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { MessageSetup, OrderMessage } from '@bestellwerk/domain/contracts/messages.schema';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import type { MessageChannel, MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

interface Resend {
  /** Of the order. */
  id: string;
  kind: MessageKind;
  channel: MessageChannel;
  idempotencyKey: string;
}

interface TestMessage {
  channel: MessageChannel;
  to: string;
  template: MessageTemplate & { kind: MessageKind };
}

/** Messages to guests. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messageSetup: build.query<MessageSetup, void>({
      extraOptions: { failure: 'Einstellungen der Nachrichten konnten nicht geladen werden.' },
      query: () => 'messages/setup',
    }),
    /** Those of an order, oldest first. */
    orderMessages: build.query<OrderMessage[], string>({
      extraOptions: { failure: 'Nachrichten der Bestellung konnten nicht geladen werden.' },
      query: (id) => `orders/${id}/messages`,
      providesTags: (_result, _error, id) => [{ type: 'OrderHistory', id }],
      onCacheEntryAdded: (id, entry) => followQuery(entry, [orderHistoryTopic(id)]),
    }),
    resendMessage: build.mutation<OrderMessage[], Resend>({
      extraOptions: {
        failure: ({ kind }: Resend) =>
          kind === 'newOrder'
            ? 'Bestätigung konnte nicht versendet werden.'
            : 'Nachricht konnte nicht gesendet werden.',
      },
      query: ({ id, kind, channel, idempotencyKey }) => ({
        ...(kind === 'newOrder'
          ? { url: `orders/${id}/resend-new-order-${channel}`, body: {} }
          : { url: `orders/${id}/messages`, body: { kind, channel } }),
        method: 'POST',
        idempotencyKey,
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'OrderHistory', id }],
    }),
    testMessage: build.mutation<{ text: string }, TestMessage>({
      extraOptions: { failure: 'Test nicht erfolgreich.', isShownByForm: true },
      query: (body) => ({ url: 'messages/test', method: 'POST', body }),
    }),
  }),
});

export const {
  useMessageSetupQuery,
  useOrderMessagesQuery,
  useResendMessageMutation,
  useTestMessageMutation,
} = messagesApi;
