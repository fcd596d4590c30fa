import { useState } from 'react';
import type {
  ContentAi,
  ContentJob,
  DraftedText,
  KeptDraft,
  MadePicture,
  TakeDraft,
} from '@bestellwerk/domain/contracts/content-ai.schema';
import type { ImageRequest, TextRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { api } from '../../../shared/api/api.js';
import type { Keyed, ReadRecord } from '../../../shared/records/record-types.js';
import { manyWritten, written } from '../../../shared/records/single-record-api.js';
import { usePrincipal } from '../../../shared/session/use-user.js';

/** Longer than the server waits for a model. */
const TEXT_MS = 70_000;
const PICTURE_MS = 130_000;

const contentAiApi = api.enhanceEndpoints({ addTagTypes: ['ContentAi', 'ContentJobs'] }).injectEndpoints({
  endpoints: (build) => ({
    contentAi: build.query<ContentAi, void>({
      extraOptions: { failure: 'Der Stand der Entwürfe durch KI konnte nicht geladen werden.' },
      query: () => 'content-ai',
      providesTags: ['ContentAi'],
    }),
    /** Of a page, by its id. */
    contentJobs: build.query<ContentJob[], string>({
      extraOptions: { failure: 'Die Entwürfe durch KI konnten nicht geladen werden.' },
      query: (site) => `content-ai/sites/${site}/jobs`,
      providesTags: ['ContentJobs'],
    }),
    keptDraft: build.query<KeptDraft, string>({
      extraOptions: { failure: 'Der Entwurf konnte nicht geladen werden.' },
      query: (jobId) => `content-ai/drafts/${jobId}`,
    }),
    draftText: build.mutation<DraftedText, Keyed<{ site: string; request: TextRequest }>>({
      extraOptions: { failure: 'Es konnte kein Entwurf erstellt werden.', isShownByForm: true },
      query: ({ site, request, idempotencyKey }) => ({
        url: `content-ai/generate/site/${site}`,
        method: 'POST',
        body: request,
        idempotencyKey,
        timeoutMs: TEXT_MS,
      }),
      invalidatesTags: ['ContentAi', 'ContentJobs'],
    }),
    takeDraft: build.mutation<
      ReadRecord,
      Keyed<{ path: string; id: string; revision: string; jobId: string } & TakeDraft>
    >({
      extraOptions: { failure: 'Der Entwurf konnte nicht übernommen werden.', isShownByForm: true },
      query: ({ jobId, fields, revision, idempotencyKey }) => ({
        url: `content-ai/drafts/${jobId}/take`,
        method: 'POST',
        body: { fields },
        ifMatch: revision,
        idempotencyKey,
      }),
      invalidatesTags: (result, error, place) => [...written(result, error, place), 'ContentJobs'],
    }),
    makePicture: build.mutation<MadePicture, Keyed<{ path: string; request: ImageRequest }>>({
      extraOptions: { failure: 'Es konnte kein Bild erzeugt werden.', isShownByForm: true },
      query: ({ request, idempotencyKey }) => ({
        url: 'content-ai/generate/image',
        method: 'POST',
        body: request,
        idempotencyKey,
        timeoutMs: PICTURE_MS,
      }),
      invalidatesTags: (result, error, place) => [...manyWritten(result, error, place), 'ContentAi'],
    }),
  }),
});

export const { useLazyKeptDraftQuery, useDraftTextMutation, useTakeDraftMutation, useMakePictureMutation } =
  contentAiApi;

const LOOK_AGAIN_MS = 3_000;

/** What was asked of models for a page; looked at again while one of them runs, such as one that has just been canceled. */
export function useContentJobs(site: string): readonly ContentJob[] {
  const [isRunning, setRunning] = useState(false);
  const { data = [] } = contentAiApi.useContentJobsQuery(site, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isRunning ? LOOK_AGAIN_MS : 0,
  });
  const isOneRunning = data.some(({ state }) => state === 'running');
  if (isOneRunning !== isRunning) setRunning(isOneRunning);
  return data;
}

/** Whether the user may ask models for contents. */
export const useMayDraft = (): boolean => branchesFor(usePrincipal(), 'content.change') === 'all';

/** What models can be asked for; undefined while that is not known, and for users who may not ask. */
export function useContentAi(): ContentAi | undefined {
  const mayDraft = useMayDraft();
  return contentAiApi.useContentAiQuery(undefined, { skip: !mayDraft }).data;
}
