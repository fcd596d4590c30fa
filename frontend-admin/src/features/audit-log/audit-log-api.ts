import type { AuditLogDetail, AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';
import type { AuditLogFilters } from './use-audit-log-place.js';

/** What is selected of the journal; null is all. */
export interface LogSelection extends AuditLogFilters {
  /** Instants: the first, and the one after the last. */
  from: string | null;
  to: string | null;
}

export interface LogQuery extends LogSelection {
  limit: number;
  /** Where the page begins, as an earlier one named it. */
  before: string | null;
}

interface NewerQuery extends LogSelection {
  limit: number;
  /** The newest entry on screen; null if there is none. */
  after: string | null;
}

/** How many came since, and whether there are more. */
interface Newer {
  count: number;
  hasMore: boolean;
}

/** Counted up to a limit only. */
interface Counted {
  total: number;
  hasMore: boolean;
  next: string | null;
}

export interface LogPage extends Counted {
  entries: AuditLogEntry[];
}

export const filterParams = ({ from, to, ...filters }: LogSelection) => ({
  'filter[from]': from,
  'filter[to]': to,
  'filter[resource]': filters.resource,
  'filter[type]': filters.type,
  'filter[by]': filters.by === 'all' ? null : filters.by,
  'filter[actor]': filters.actor,
  'filter[branch]': filters.branch,
  'filter[record]': filters.record,
  'filter[text]': filters.text,
});

export const logsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The journal of everything, newest first. It stays as it is: nothing moves while somebody reads. */
    logs: build.query<LogPage, LogQuery>({
      extraOptions: { failure: 'Logs konnten nicht geladen werden.' },
      query: ({ limit, before, ...selection }) => ({
        url: 'logs',
        params: { limit, before, ...filterParams(selection) },
      }),
      transformResponse: (entries: AuditLogEntry[], meta: { envelope: unknown } | undefined) => ({
        entries,
        ...(meta?.envelope as Counted),
      }),
    }),
    /** What came on top, kept current by the live socket. */
    newerLogs: build.query<Newer, NewerQuery>({
      extraOptions: { failure: 'Neue Einträge konnten nicht geladen werden.' },
      query: ({ limit, after, ...selection }) => ({
        url: 'logs',
        params: { limit, sort: 'at', before: after, ...filterParams(selection) },
      }),
      transformResponse: (entries: AuditLogEntry[], meta: { envelope: unknown } | undefined) => ({
        count: entries.length,
        hasMore: (meta?.envelope as Counted).next !== null,
      }),
      onCacheEntryAdded: (_argument, entry) => followQuery(entry, [recordsTopic('logs')]),
      keepUnusedDataFor: 0,
    }),
    log: build.query<AuditLogDetail, { id: string; personal: boolean }>({
      extraOptions: { failure: 'Log konnte nicht geladen werden.' },
      query: ({ id, personal }) => ({ url: `logs/${id}`, params: { personal: personal ? 'true' : null } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLogsQuery, useNewerLogsQuery, useLogQuery } = logsApi;
