import type { Fields } from '@bestellwerk/domain/records/record-state';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { ApiBaseQuery, ApiCall } from '@bestellwerk/ui/api/base-query';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';
import { couldAll } from './definitions.js';
import { manyWritten } from './single-record-api.js';
import type { BulkResult, ImportResult, Keyed, ReadRecord, RecordPage, SeenRecord } from './record-types.js';
import { recordsParameters, type RecordsQuery } from './records-query.js';

type Seen = Keyed<{ path: string; records: readonly SeenRecord[] }>;

const posted =
  (action: string) =>
  <Body extends object>({ path, idempotencyKey, ...body }: Keyed<Body & { path: string }>): ApiCall => ({
    url: `${path}/${action}`,
    method: 'POST',
    body,
    idempotencyKey,
  });

export interface FormerValue {
  readonly changes: Fields;
  readonly records: readonly SeenRecord[];
}

/** Records of one request that takes something back; the server takes up to 500. */
const TAKEN_BACK = 100;

/** All of them or a failure, as it is with what takes something back. Repeating it does nothing twice. */
async function allSent(calls: readonly ApiCall[], send: (call: ApiCall) => Answer) {
  const refused: BulkResult['refused'] = [];
  for (const call of calls) {
    const { data, error } = await send(call);
    if (error) return { error };
    refused.push(...(data as BulkResult).refused);
  }
  const [first] = refused;
  return first ? { error: { status: 422, errors: first.errors } } : { data: null };
}

const inSlices = ({ records, ...argument }: Seen & { changes?: Fields }, action: string): ApiCall[] =>
  Array.from({ length: Math.ceil(records.length / TAKEN_BACK) }, (_, index) =>
    posted(action)({ ...argument, records: records.slice(index * TAKEN_BACK, (index + 1) * TAKEN_BACK) }),
  );

type Send = Parameters<typeof allSent>[1];
const allPosted = (action: string) => (argument: Seen, _api: unknown, _options: unknown, send: Send) =>
  allSent(inSlices(argument, action), send);
type Answer = ReturnType<ApiBaseQuery>;

/** Managed records of any kind, several at once, by the path of their resource. */
export const recordListApi = api.injectEndpoints({
  endpoints: (build) => ({
    records: build.query<RecordPage, RecordsQuery>({
      extraOptions: { failure: couldAll('geladen') },
      query: ({ path, ...query }) => ({ url: path, params: recordsParameters(query) }),
      transformResponse: (records: ReadRecord[], meta) => ({
        records,
        total: meta?.list?.total ?? records.length,
      }),
      providesTags: (_result, _error, { path }) => [{ type: 'Records', id: path }],
      onCacheEntryAdded: (argument, entry) => followQuery(entry, [recordsTopic(argument.path)]),
    }),
    /** Takes removals back. */
    restoreRecords: build.mutation<null, Seen>({
      extraOptions: { failure: couldAll('wiederhergestellt') },
      queryFn: allPosted('bulk-restore'),
      invalidatesTags: manyWritten,
    }),
    /** Takes back that records were made. */
    unmakeRecords: build.mutation<null, Seen>({
      extraOptions: { failure: couldAll('gelöscht') },
      queryFn: allPosted('bulk-removal'),
      invalidatesTags: manyWritten,
    }),
    /** Gives records their former values back; those with the same one are a group. */
    changeRecordsBack: build.mutation<null, Keyed<{ path: string; groups: readonly FormerValue[] }>>({
      extraOptions: { failure: couldAll('aktualisiert') },
      queryFn: ({ groups, ...argument }, _api, _options, send: Send) =>
        allSent(
          groups.flatMap((group) => inSlices({ ...argument, ...group }, 'bulk')),
          send,
        ),
      invalidatesTags: manyWritten,
    }),
    bulkRestore: build.mutation<BulkResult, Seen>({
      extraOptions: { failure: couldAll('wiederhergestellt'), isShownByForm: true },
      query: posted('bulk-restore'),
      invalidatesTags: manyWritten,
    }),
    bulkChange: build.mutation<BulkResult, Seen & { changes: Fields }>({
      extraOptions: { failure: couldAll('aktualisiert'), isShownByForm: true },
      query: posted('bulk'),
      invalidatesTags: manyWritten,
    }),
    bulkRemoval: build.mutation<BulkResult, Seen>({
      extraOptions: { failure: couldAll('gelöscht'), isShownByForm: true },
      query: posted('bulk-removal'),
      invalidatesTags: manyWritten,
    }),
    /** With `dryRun` nothing is written and the result shows what would be done. */
    importRecords: build.mutation<ImportResult, Keyed<{ path: string; csv: string; dryRun: boolean }>>({
      extraOptions: { failure: couldAll('importiert'), isShownByForm: true },
      query: posted('import'),
      invalidatesTags: (result, error, argument) =>
        argument.dryRun ? [] : manyWritten(result, error, argument),
    }),
  }),
});

export const {
  useRecordsQuery,
  useBulkChangeMutation,
  useBulkRemovalMutation,
  useBulkRestoreMutation,
  useImportRecordsMutation,
} = recordListApi;
