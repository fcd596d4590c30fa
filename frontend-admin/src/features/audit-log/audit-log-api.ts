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
  /** Paths of the records whose changes are followed. */
  paths: readonly string[];
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
  'filter[actor]': filters.actor,
  'filter[branch]': filters.branch,
  'filter[record]': filters.record,
  'filter[text]': filters.text,
});

export const logsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The journal of everything, newest first; changes of records appear by the live socket. */
    logs: build.query<LogPage, LogQuery>({
      extraOptions: { failure: 'Logs konnten nicht geladen werden.' },
      query: ({ limit, before, paths: _, ...selection }) => ({
        url: 'logs',
        params: { limit, before, ...filterParams(selection) },
      }),
      transformResponse: (entries: AuditLogEntry[], meta: { envelope: unknown } | undefined) => ({
        entries,
        ...(meta?.envelope as Counted),
      }),
      onCacheEntryAdded: (argument, entry) => followQuery(entry, argument.paths.map(recordsTopic)),
    }),
    log: build.query<AuditLogDetail, { id: string; personal: boolean }>({
      extraOptions: { failure: 'Log konnte nicht geladen werden.' },
      query: ({ id, personal }) => ({ url: `logs/${id}`, params: { personal: personal ? 'true' : null } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLogsQuery, useLogQuery } = logsApi;
