import type {
  PushKind,
  PushSetup,
  PushSubscriptionDocument,
  PushSubscriptionInput,
} from '@bestellwerk/domain/contracts/push.schema';
import { api } from '../api/api.js';

/** What somebody wants to be notified about in this browser. */
export interface PushWishes {
  readonly kinds: readonly PushKind[];
  /** Empty for all. */
  readonly branches: readonly string[];
  readonly device: string | null;
}

export const pushApi = api.enhanceEndpoints({ addTagTypes: ['PushSubscriptions'] }).injectEndpoints({
  endpoints: (build) => ({
    pushSetup: build.query<PushSetup, void>({
      extraOptions: { failure: 'Benachrichtigungen konnten nicht geladen werden.' },
      query: () => 'push-subscriptions/setup',
    }),
    pushSubscriptions: build.query<PushSubscriptionDocument[], void>({
      extraOptions: { failure: 'Benachrichtigungen konnten nicht geladen werden.' },
      query: () => 'push-subscriptions',
      providesTags: ['PushSubscriptions'],
    }),
    savePush: build.mutation<PushSubscriptionDocument, PushSubscriptionInput>({
      extraOptions: {
        failure: 'Benachrichtigungen konnten nicht eingeschaltet werden.',
        isShownByForm: true,
      },
      query: (body) => ({ url: 'push-subscriptions', method: 'PUT', body }),
      invalidatesTags: ['PushSubscriptions'],
    }),
    removePush: build.mutation<null, string>({
      extraOptions: { failure: 'Benachrichtigungen konnten nicht ausgeschaltet werden.' },
      query: (id) => ({ url: `push-subscriptions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['PushSubscriptions'],
    }),
    testPush: build.mutation<{ text: string }, string>({
      extraOptions: { failure: 'Test nicht erfolgreich.', isShownByForm: true },
      query: (id) => ({ url: `push-subscriptions/${id}/test`, method: 'POST', body: {} }),
      invalidatesTags: ['PushSubscriptions'],
    }),
  }),
});

export const {
  usePushSetupQuery,
  usePushSubscriptionsQuery,
  useSavePushMutation,
  useRemovePushMutation,
  useTestPushMutation,
} = pushApi;
