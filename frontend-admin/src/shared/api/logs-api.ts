import type { RecordRevision } from '@bestellwerk/domain/views/record.schema';
import { recordsTopic } from '@bestellwerk/domain/views/live-topics';
import type { ApiMeta } from '@bestellwerk/ui/api/base-query';
import { api } from './api.js';
import { again, followQuery } from './follow-query.js';

/** One thing that was done to a record. */
export interface LogEntry extends Omit<RecordRevision, 'changes' | 'revision'> {
  id: string;
  /** Name of the kind of record, its path, the record's id, and its title if it still has one. */
  resource: string;
  path: string;
  record: string;
  title: string | null;
  /** Names of the fields that changed. */
  fields: string[];
}

export interface LogDetail extends LogEntry {
  changes: RecordRevision['changes'];
}

/** What the journal shows. Days are business days, both included; null is all. */
export interface LogQuery {
  page: number;
  limit: number;
  from: string;
  to: string;
  resource: string | null;
  actor: string | null;
  record: string | null;
  /** Paths of the records whose changes are followed. */
  paths: readonly string[];
}

export interface LogPage {
  entries: LogEntry[];
  total: number;
}

export const logsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The journal of all records, newest first, kept current by the live socket. */
    logs: build.query<LogPage, LogQuery>({
      query: ({ page, limit, from, to, resource, actor, record }) => ({
        url: 'logs',
        params: {
          page,
          limit,
          'filter[from]': from,
          'filter[to]': to,
          'filter[resource]': resource,
          'filter[actor]': actor,
          'filter[record]': record,
        },
      }),
      transformResponse: (entries: LogEntry[], meta: ApiMeta | undefined) => ({
        entries,
        total: meta?.list?.total ?? entries.length,
      }),
      onCacheEntryAdded: (argument, entry) =>
        followQuery({
          entry,
          topics: argument.paths.map(recordsTopic),
          reread: () => void entry.dispatch(logsApi.endpoints.logs.initiate(argument, again)),
        }),
    }),
    log: build.query<LogDetail, string>({ query: (id) => `logs/${id}` }),
  }),
});

export const { useLogsQuery, useLogQuery } = logsApi;
