import type {
  Erasure,
  ErasureSummary,
  FoundPerson,
  PersonSelection,
} from '@bestellwerk/domain/contracts/personal-data.schema';
import type {
  Retention,
  RetentionPreview,
  RetentionState,
} from '@bestellwerk/domain/contracts/retention.schema';
import { failureOf, unknownMessage, unreachableMessage } from '@bestellwerk/ui/api/api-failure';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { api } from '../../shared/api/api.js';

export interface ErasureList {
  erasures: ErasureSummary[];
  total: number;
}

/** What is known of a person: found, handed out, erased. */
export const personalDataApi = api.enhanceEndpoints({ addTagTypes: ['Erasures'] }).injectEndpoints({
  endpoints: (build) => ({
    findPerson: build.mutation<FoundPerson, string>({
      extraOptions: { failure: 'Suche nach der Person ist nicht gelungen.', isShownByForm: true },
      query: (search) => ({ url: 'personal-data/search', method: 'POST', body: { search } }),
    }),
    exportPerson: build.mutation<null, PersonSelection>({
      extraOptions: { failure: 'Auskunft konnte nicht geladen werden.' },
      queryFn: async (selection) => {
        const error = await saveFile('personal-data/export', selection, 'auskunft.zip');
        return error ? { error } : { data: null };
      },
    }),
    erasePerson: build.mutation<Erasure, PersonSelection & { idempotencyKey: string }>({
      extraOptions: { failure: 'Löschung konnte nicht begonnen werden.', isShownByForm: true },
      query: ({ idempotencyKey, ...body }) => ({
        ...{ url: 'personal-data/erasures', method: 'POST', body, idempotencyKey },
      }),
      invalidatesTags: ['Erasures', 'OrderList', 'OrderHistory', 'Records'],
    }),
    erasures: build.query<ErasureList, number>({
      extraOptions: { failure: 'Löschungen konnten nicht geladen werden.' },
      query: (page) => ({ url: 'personal-data/erasures', params: { page, limit: PAGE_SIZE } }),
      transformResponse: (erasures: ErasureSummary[], meta) => ({
        erasures,
        total: meta?.list?.total ?? erasures.length,
      }),
      providesTags: ['Erasures'],
    }),
    erasure: build.query<Erasure, string>({
      extraOptions: { failure: 'Löschung konnte nicht geladen werden.' },
      query: (id) => `personal-data/erasures/${id}`,
    }),
    retention: build.query<RetentionState, void>({
      extraOptions: { failure: 'Ab wann die Fristen gelten, konnte nicht geladen werden.' },
      query: () => 'personal-data/retention',
    }),
    retentionPreview: build.query<RetentionPreview, Retention>({
      extraOptions: { failure: 'Wie viel betroffen ist, konnte nicht geladen werden.' },
      query: (body) => ({ url: 'personal-data/retention/preview', method: 'POST', body }),
    }),
  }),
});

export const PAGE_SIZE = 10;

export const {
  useFindPersonMutation,
  useExportPersonMutation,
  useErasePersonMutation,
  useErasuresQuery,
  useErasureQuery,
  useRetentionPreviewQuery,
  useRetentionQuery,
} = personalDataApi;

/** Has the browser save the answer; null if it worked. What is asked for is in the body: addresses are remembered. */
async function saveFile(url: string, body: unknown, name: string) {
  let answer: Response;
  try {
    answer = await fetch(addressOf({ url }), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return failureOf(0, unreachableMessage);
  }
  if (!answer.ok) return failureOf(answer.status, await firstMessage(answer));
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
  return null;
}

const firstMessage = (answer: Response): Promise<string> =>
  answer.json().then(
    ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? unknownMessage,
    () => unknownMessage,
  );
