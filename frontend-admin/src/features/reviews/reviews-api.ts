import { reviewsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { ReviewAverages, ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

export interface ReviewPeriod {
  /** Ids; one is a choice, several are all that the user sees. */
  branches: readonly string[];
  from: string | null;
  to: string | null;
}

interface ReviewSelection extends ReviewPeriod {
  page: number;
  limit: number;
  search: string;
  rating: string | null;
  hasComment: string | null;
  isAnswered: string | null;
}

interface ReviewPage {
  reviews: ShownReview[];
  total: number;
}

const periodOf = ({ branches, from, to }: ReviewPeriod) => ({
  ...{ from, to },
  'filter[branch]': branches.length === 1 ? branches[0] : null,
});

const reviewsApi = api.enhanceEndpoints({ addTagTypes: ['Reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    reviews: build.query<ReviewPage, ReviewSelection>({
      extraOptions: { failure: 'Bewertungen konnten nicht geladen werden.' },
      query: ({ page, limit, search, rating, hasComment, isAnswered, ...period }) => ({
        url: 'reviews',
        params: {
          ...{ page, limit, search, ...periodOf(period) },
          'filter[rating]': rating,
          'filter[hasComment]': hasComment,
          'filter[isAnswered]': isAnswered,
        },
      }),
      transformResponse: (reviews: ShownReview[], meta) => ({
        reviews,
        total: meta?.list?.total ?? reviews.length,
      }),
      providesTags: ['Reviews'],
      onCacheEntryAdded: ({ branches }, entry) => followQuery(entry, branches.map(reviewsTopic)),
    }),
    reviewAverages: build.query<ReviewAverages, ReviewPeriod>({
      extraOptions: { failure: 'Durchschnitte konnten nicht geladen werden.' },
      query: (period) => ({ url: 'reviews/averages', params: periodOf(period) }),
      providesTags: ['Reviews'],
      onCacheEntryAdded: ({ branches }, entry) => followQuery(entry, branches.map(reviewsTopic)),
    }),
    answerReview: build.mutation<unknown, { order: string; text: string; idempotencyKey: string }>({
      extraOptions: { failure: 'Antwort konnte nicht gesendet werden.', isShownByForm: true },
      query: ({ order, text, idempotencyKey }) => ({
        url: `orders/${order}/review/answer`,
        method: 'POST',
        ...{ body: { text }, idempotencyKey },
      }),
      invalidatesTags: (_result, _error, { order }) => ['Reviews', { type: 'OrderHistory', id: order }],
    }),
  }),
});

export const { useReviewsQuery, useReviewAveragesQuery, useAnswerReviewMutation } = reviewsApi;
