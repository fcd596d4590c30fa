import type { PreviewLink } from '@bestellwerk/domain/contracts/website.schema';
import { api } from '../../shared/api/api.js';

interface Draft {
  /** Of its kind of record, below /api. */
  path: string;
  id: string;
}

export const { useLinkPreviewMutation, useWithdrawPreviewsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    linkPreview: build.mutation<PreviewLink, Draft & { revision: string | null }>({
      extraOptions: { failure: 'Die Vorschau ist gerade nicht möglich.' },
      query: ({ path, id, revision }) => ({
        url: `${path}/${id}/preview`,
        method: 'POST',
        body: { revision },
      }),
    }),
    withdrawPreviews: build.mutation<null, Draft & { idempotencyKey: string }>({
      extraOptions: { failure: 'Die Vorschau-Links konnten nicht zurückgezogen werden.' },
      query: ({ path, id, idempotencyKey }) => ({
        url: `${path}/${id}/preview/withdraw`,
        method: 'POST',
        idempotencyKey,
      }),
    }),
  }),
});
