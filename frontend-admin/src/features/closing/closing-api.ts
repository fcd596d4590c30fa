import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { takingsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

/** A business day (YYYY-MM-DD) or a month (YYYY-MM); no branch is all the user may see. */
export interface ClosingSelection {
  period: string;
  branch: string | null;
}

interface ShownClosing extends ClosingSelection {
  /** The branches in it, whose changes are followed. */
  branches: readonly string[];
}

interface Write {
  branch: string;
  period: string;
  idempotencyKey: string;
}

interface Shown {
  gross: number;
  amount: number;
}

export interface DayCount {
  openingCash: number;
  countedCash: number;
  withdrawnCash: number;
  reason: string;
  shown: Shown;
}

export const closingParameters = ({ period, branch }: ClosingSelection) => ({
  period,
  'filter[branch]': branch,
});

const kindOf = (period: string): 'days' | 'months' => (period.length > 'YYYY-MM'.length ? 'days' : 'months');

export const closingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Kept current by the live socket. */
    closing: build.query<Closing, ShownClosing>({
      extraOptions: { failure: 'Der Abschluss konnte nicht geladen werden.' },
      query: (selection) => ({ url: 'closings', params: closingParameters(selection) }),
      providesTags: ['Payments'],
      onCacheEntryAdded: ({ branches }, entry) => followQuery(entry, branches.map(takingsTopic)),
    }),
    close: build.mutation<unknown, Write & { body: DayCount | { shown: Shown } }>({
      extraOptions: { failure: 'Der Abschluss konnte nicht gespeichert werden.', isShownByForm: true },
      query: ({ branch, period, body, idempotencyKey }) => ({
        url: `branches/${branch}/closings/${kindOf(period)}/${period}/close`,
        method: 'POST',
        ...{ body, idempotencyKey },
      }),
      invalidatesTags: ['Payments'],
    }),
    reopen: build.mutation<unknown, Write & { reason: string }>({
      extraOptions: { failure: 'Der Abschluss konnte nicht geöffnet werden.', isShownByForm: true },
      query: ({ branch, period, reason, idempotencyKey }) => ({
        url: `branches/${branch}/closings/${kindOf(period)}/${period}/reopen`,
        method: 'POST',
        ...{ body: { reason }, idempotencyKey },
      }),
      invalidatesTags: ['Payments'],
    }),
  }),
});

export const { useClosingQuery, useCloseMutation, useReopenMutation } = closingApi;
