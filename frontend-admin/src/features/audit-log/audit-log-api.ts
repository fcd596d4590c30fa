import type { AuditLogDetail, AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { ApiMeta } from '@bestellwerk/ui/api/base-query';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

/** What the journal shows; null is all. */
export interface LogQuery {
  page: number;
  limit: number;
  /** Instants: the first, and the one after the last. */
  from: string | null;
  to: string | null;
  resource: string | null;
  actor: string | null;
  record: string | null;
  /** Paths of the records whose changes are followed. */
  paths: readonly string[];
}

export interface LogPage {
  entries: AuditLogEntry[];
  total: number;
}

export const logsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The journal of all records, newest first, kept current by the live socket. */
    logs: build.query<LogPage, LogQuery>({
      extraOptions: { failure: 'Logs konnten nicht geladen werden.' },
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
      transformResponse: (entries: AuditLogEntry[], meta: ApiMeta | undefined) => ({
        entries,
        total: meta?.list?.total ?? entries.length,
      }),
      onCacheEntryAdded: (argument, entry) => followQuery(entry, argument.paths.map(recordsTopic)),
    }),
    log: build.query<AuditLogDetail, string>({
      extraOptions: { failure: 'Log konnte nicht geladen werden.' },
      query: (id) => `logs/${id}`,
    }),
  }),
});

export const { useLogsQuery, useLogQuery } = logsApi;
