import type { Fields } from '@bestellwerk/domain/records/record-state';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { PublishBody, RecordRevision, UnpublishBody } from '@bestellwerk/domain/contracts/record.schema';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';
import { resourceAt, could } from './definitions.js';
import type { Keyed, ReadRecord, RecordPlace, SeenRecord } from './record-types.js';

/** Names a record in the cache. */
export const tagOf = ({ path, id }: RecordPlace): string => `${path}/${id ?? ''}`;

/** Cache tags to invalidate after one record was written. */
export const written = <Argument extends RecordPlace>(_result: unknown, _error: unknown, place: Argument) => [
  { type: 'Records' as const, id: place.path },
  { type: 'Record' as const, id: tagOf(place) },
  { type: 'RecordHistory' as const, id: tagOf(place) },
];
/** Cache tags to invalidate after records of a kind were written. */
export const manyWritten = (_result: unknown, _error: unknown, { path }: { path: string }) => [
  { type: 'Records' as const, id: path },
  'Record' as const,
  'RecordHistory' as const,
];

const addressOfRecord = ({ path, id }: RecordPlace): string => (id === null ? path : `${path}/${id}`);

/** One managed record of any kind, by the path of its resource. */
export const singleRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    record: build.query<ReadRecord, RecordPlace>({
      extraOptions: { failure: could('geladen') },
      query: addressOfRecord,
      providesTags: (_result, _error, place) => [{ type: 'Record', id: tagOf(place) }],
      onCacheEntryAdded: (argument, entry) => followQuery(entry, [recordsTopic(argument.path)]),
    }),
    recordHistory: build.query<RecordRevision[], RecordPlace>({
      extraOptions: {
        failure: ({ path }: RecordPlace) =>
          `Verlauf (${resourceAt(path)?.words.one ?? 'Eintrag'}) konnte nicht geladen werden.`,
      },
      query: (place) => `${addressOfRecord(place)}/history`,
      providesTags: (_result, _error, place) => [{ type: 'RecordHistory', id: tagOf(place) }],
    }),
    createRecord: build.mutation<ReadRecord, Keyed<{ path: string; fields: Fields }>>({
      extraOptions: { failure: could('erstellt'), isShownByForm: true },
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
      extraOptions: {
        failure: (place: RecordPlace) =>
          could(resourceAt(place.path)?.only ? 'gespeichert' : 'aktualisiert')(place),
        isShownByForm: true,
      },
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
      extraOptions: { failure: could('gelöscht') },
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
      extraOptions: { failure: could('endgültig gelöscht') },
      query: ({ path, id, revision, idempotencyKey }) => ({
        url: `${path}/${id}/erase`,
        method: 'POST',
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
    }),
    /** Shows guests the draft from and until an instant (ISO in UTC): at once and for good where they are null. */
    publishRecord: build.mutation<ReadRecord, Keyed<{ path: string } & SeenRecord & PublishBody>>({
      extraOptions: { failure: could('veröffentlicht'), isShownByForm: true },
      query: ({ path, id, revision, idempotencyKey, ...body }) => ({
        url: `${path}/${id}/publish`,
        method: 'POST',
        body,
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
    }),
    /** Shows guests nothing of it any more, or only takes back what is scheduled. */
    unpublishRecord: build.mutation<ReadRecord, Keyed<{ path: string } & SeenRecord & UnpublishBody>>({
      extraOptions: { failure: could('zurückgezogen') },
      query: ({ path, id, revision, idempotencyKey, ...body }) => ({
        url: `${path}/${id}/unpublish`,
        method: 'POST',
        body,
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
    }),
    /** Goes back to an earlier revision; `to` null only takes a removal back. */
    restoreRecord: build.mutation<ReadRecord, Keyed<RecordPlace & { revision: string; to: string | null }>>({
      extraOptions: { failure: could('wiederhergestellt') },
      query: ({ revision, to, idempotencyKey, ...place }) => ({
        url: `${addressOfRecord(place)}/restore`,
        method: 'POST',
        body: { revision: to },
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: written,
    }),
  }),
});

export const {
  useRecordQuery,
  useRecordHistoryQuery,
  useCreateRecordMutation,
  useChangeRecordMutation,
  useRemoveRecordMutation,
  useEraseRecordMutation,
  useRestoreRecordMutation,
  usePublishRecordMutation,
  useUnpublishRecordMutation,
} = singleRecordApi;
