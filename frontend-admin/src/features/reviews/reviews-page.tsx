import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useShownBranches } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequireOrderAccess } from '../../shared/session/require-access.js';
import { useConfigQuery } from '../../shared/shop/shop-api.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { EditorNote } from '../../shared/ui/notes.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { Pages } from '../../shared/ui/pages.js';
import { AnswerDialog } from './answer-form.js';
import { Averages, reviewsText } from './averages.js';
import { ReviewCard } from './review-card.js';
import { isFiltered, noFilter, useReviewFilter } from './review-filter.js';
import { ReviewFilters } from './review-filters.js';
import { useReviewAveragesQuery, useReviewsQuery } from './reviews-api.js';
import classes from './reviews.module.css';

const PAGE_SIZE = 25;

/** What guests wrote about their orders. */
export default function ReviewsPage() {
  return (
    <RequireOrderAccess>
      <AllReviews />
    </RequireOrderAccess>
  );
}

function AllReviews() {
  const [filter, change] = useReviewFilter();
  const [answered, answer] = useState<ShownReview | null>(null);
  const branches = useShownBranches();
  const isOffered = useConfigQuery().data?.enablePluginOrderReviews ?? true;
  // On a phone the reviews come first: the averages fill several screens.
  const isNarrow = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const { from, to } = filter;
  const options = { pollingInterval: usePollingWhileAway(), skip: branches.length === 0 };
  const { data, isFetching, isError } = useReviewsQuery({ ...filter, branches, limit: PAGE_SIZE }, options);
  const { data: averages } = useReviewAveragesQuery({ branches, from, to }, options);
  return (
    <>
      <PageHead title="Bewertungen" note={data ? reviewsText(data.total) : 'Bewertungen werden gesucht …'} />
      {!isOffered && (
        <EditorNote>
          Bewertungen sind ausgeschaltet: Gäste werden nicht gefragt, und Antworten gehen nicht hinaus.
        </EditorNote>
      )}
      <ReviewFilters filter={filter} onChange={change} />
      <FailedRead endpoint="reviews" />
      <FailedRead endpoint="reviewAverages" />
      {averages && !isNarrow && <Averages averages={averages} />}
      {!data && !isError && <Skeleton height={240} role="status" aria-label="Bewertungen werden geladen" />}
      {data?.reviews.length === 0 && (
        <EmptyState
          title="Keine Bewertungen gefunden."
          text={
            isFiltered(filter)
              ? 'Zu dieser Auswahl gibt es keine Bewertungen. Ändern Sie die Suche oder setzen Sie die Filter zurück.'
              : 'Hier steht, was Gäste nach einer abgeschlossenen Bestellung schreiben.'
          }
        >
          {isFiltered(filter) && <Button onClick={() => change(noFilter)}>Filter zurücksetzen</Button>}
        </EmptyState>
      )}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} page={filter.page} onPage={(page) => change({ page })}>
        {data && data.reviews.length > 0 && (
          <ul className={classes.list} data-old={isFetching || undefined} aria-label="Bewertungen">
            {data.reviews.map((review) => (
              <ReviewCard key={review.order} review={review} onAnswer={() => answer(review)} />
            ))}
          </ul>
        )}
      </Pages>
      {averages && isNarrow && <Averages averages={averages} />}
      <AnswerDialog review={answered} onClose={() => answer(null)} />
    </>
  );
}
