import type { FieldChange } from '@bestellwerk/domain/managed/revisions';
import type { Bookkeeping } from '@bestellwerk/domain/managed/resource';
import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { recordsTopic } from '@bestellwerk/domain/views/live-topics';
import type { RecordRevision } from '@bestellwerk/domain/views/record.schema';
import { api } from './api.js';
import { again, followQuery } from './follow-query.js';
import { recordsParameters, type RecordsQuery } from './records-query.js';

/** A managed record as it is read; before anybody saved it, the only one of its kind has no revision. */
export type ReadRecord = Fields & Omit<Bookkeeping, 'revision'> & { id: string; revision: string | null };

/** Where a record is: `id` is null for the only one of its kind. */
export interface RecordPlace {
  path: string;
  id: string | null;
}

/** A record as somebody has seen it. */
export interface SeenRecord {
  id: string;
  revision: string;
}

export interface RecordPage {
  records: ReadRecord[];
  total: number;
}

/** What others have made of a record since it was read. */
export interface Conflict {
  record: ReadRecord;
  changes: FieldChange[];
}

export interface BulkResult {
  done: string[];
  refused: { id: string; errors: Problem[] }[];
}

export interface ImportedRow {
  line: number;
  title: string;
  action: 'create' | 'change' | 'none';
  errors: Problem[];
}

export interface ImportResult {
  rows: ImportedRow[];
  created: number;
  changed: number;
}

type Keyed<Argument> = Argument & { idempotencyKey: string };

const addressOfRecord = ({ path, id }: RecordPlace): string => (id === null ? path : `${path}/${id}`);
const tagOf = ({ path, id }: RecordPlace): string => `${path}/${id ?? ''}`;

const written = <Argument extends RecordPlace>(_result: unknown, _error: unknown, place: Argument) => [
  { type: 'Records' as const, id: place.path },
  { type: 'Record' as const, id: tagOf(place) },
  { type: 'RecordHistory' as const, id: tagOf(place) },
];
const manyWritten = (_result: unknown, _error: unknown, { path }: { path: string }) => [
  { type: 'Records' as const, id: path },
  'Record' as const,
  'RecordHistory' as const,
];

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

/** Managed records of any kind, by the path of their resource. */
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
    record: build.query<ReadRecord, RecordPlace>({
      query: addressOfRecord,
      providesTags: (_result, _error, place) => [{ type: 'Record', id: tagOf(place) }],
      onCacheEntryAdded: (argument, entry) =>
        followQuery({
          entry,
          topics: [recordsTopic(argument.path)],
          reread: () => void entry.dispatch(recordsApi.endpoints.record.initiate(argument, again)),
        }),
    }),
    recordHistory: build.query<RecordRevision[], RecordPlace>({
      query: (place) => `${addressOfRecord(place)}/history`,
      providesTags: (_result, _error, place) => [{ type: 'RecordHistory', id: tagOf(place) }],
    }),
    createRecord: build.mutation<ReadRecord, Keyed<{ path: string; fields: Fields }>>({
      query: ({ path, fields, idempotencyKey }) => ({
        url: path,
        method: 'POST',
        body: fields,
        idempotencyKey,
      }),
      invalidatesTags: manyWritten,
    }),
    changeRecord: build.mutation<
      ReadRecord,
      Keyed<RecordPlace & { revision: string | null; changes: Fields }>
    >({
      query: ({ revision, changes, idempotencyKey, ...place }) => ({
        url: addressOfRecord(place),
        method: place.id === null ? 'POST' : 'PUT',
        body: changes,
        idempotencyKey,
        ...(revision !== null && { ifMatch: revision }),
      }),
      invalidatesTags: written,
    }),
    removeRecord: build.mutation<ReadRecord, Keyed<{ path: string } & SeenRecord>>({
      query: ({ path, id, revision, idempotencyKey }) => ({
        url: `${path}/${id}`,
        method: 'DELETE',
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
    }),
    /** Deletes what a person can be known by, for good. */
    eraseRecord: build.mutation<ReadRecord, Keyed<{ path: string } & SeenRecord>>({
      query: ({ path, id, revision, idempotencyKey }) => ({
        url: `${path}/${id}/erase`,
        method: 'POST',
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
    }),
    /** Goes back to an earlier revision; `to` null only takes a removal back. */
    restoreRecord: build.mutation<ReadRecord, Keyed<RecordPlace & { revision: string; to: string | null }>>({
      query: ({ revision, to, idempotencyKey, ...place }) => ({
        url: `${addressOfRecord(place)}/restore`,
        method: 'POST',
        body: { revision: to },
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
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
  useRecordQuery,
  useRecordHistoryQuery,
  useCreateRecordMutation,
  useChangeRecordMutation,
  useRemoveRecordMutation,
  useEraseRecordMutation,
  useRestoreRecordMutation,
  useBulkChangeMutation,
  useBulkRemovalMutation,
  useBulkRestoreMutation,
  useImportRecordsMutation,
} = recordsApi;
