import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import { recordsTopic } from '@bestellwerk/domain/views/live-topics';
import { api } from './api.js';
import { again, followQuery } from './follow-query.js';
import { manyWritten } from './record-tags.js';
import type { BulkResult, ImportResult, Keyed, ReadRecord, RecordPage, SeenRecord } from './record-types.js';
import { recordsParameters, type RecordsQuery } from './records-query.js';

const manyRestored = ({
  path,
  records,
  idempotencyKey,
}: Keyed<{ path: string; records: readonly SeenRecord[] }>) => ({
  url: `${path}/bulk-restore`,
  method: 'POST' as const,
  body: { records },
  idempotencyKey,
});

/** Managed records of any kind, several at once, by the path of their resource. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    records: build.query<RecordPage, RecordsQuery>({
      query: ({ path, ...query }) => ({ url: path, params: recordsParameters(query) }),
      transformResponse: (records: ReadRecord[], meta) => ({
        records,
        total: meta?.list?.total ?? records.length,
      }),
      providesTags: (_result, _error, { path }) => [{ type: 'Records', id: path }],
      onCacheEntryAdded: (argument, entry) =>
        followQuery({
          entry,
          topics: [recordsTopic(argument.path)],
          reread: () => void entry.dispatch(recordsApi.endpoints.records.initiate(argument, again)),
        }),
    }),
    /** Takes removals back, as an undo does: that one of them stays removed is a failure. */
    restoreRecords: build.mutation<null, Keyed<{ path: string; records: readonly SeenRecord[] }>>({
      queryFn: async ({ path, records, idempotencyKey }, _api, _options, send) => {
        const { data, error } = await send(manyRestored({ path, records, idempotencyKey }));
        if (error) return { error };
        const [refused] = (data as BulkResult).refused;
        return refused ? { error: { status: 422, errors: refused.errors } } : { data: null };
      },
      invalidatesTags: manyWritten,
    }),
    bulkRestore: build.mutation<BulkResult, Keyed<{ path: string; records: readonly SeenRecord[] }>>({
      query: (argument) => manyRestored(argument),
      invalidatesTags: manyWritten,
    }),
    bulkChange: build.mutation<BulkResult, Keyed<{ path: string; records: SeenRecord[]; changes: Fields }>>({
      query: ({ path, idempotencyKey, ...body }) => ({
        url: `${path}/bulk`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: manyWritten,
    }),
    bulkRemoval: build.mutation<BulkResult, Keyed<{ path: string; records: SeenRecord[] }>>({
      query: ({ path, idempotencyKey, ...body }) => ({
        url: `${path}/bulk-removal`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: manyWritten,
    }),
    /** With `dryRun` it only tells what would be done. */
    importRecords: build.mutation<ImportResult, Keyed<{ path: string; csv: string; dryRun: boolean }>>({
      query: ({ path, idempotencyKey, ...body }) => ({
        url: `${path}/import`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
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
} = recordsApi;
