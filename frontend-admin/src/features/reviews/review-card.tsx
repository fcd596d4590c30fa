import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useBranchNames, useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useMay } from '../../shared/session/use-user.js';
import { Stars } from '../../shared/ui/stars.js';
import classes from './reviews.module.css';

interface Properties {
  review: ShownReview;
  onAnswer(): void;
}

/** One review with its answer, or the way to one. */
export function ReviewCard({ review, onAnswer }: Properties) {
  const timeZone = useBranchTimeZone(review.branch);
  const branchName = useBranchNames();
  const mayAnswer = useMay()('review.answer', review.branch);
  const { answer, comment } = review;
  const parts: [string, number][] = [
    ['Essen', review.foodRating],
    ['Service', review.serviceRating],
    ['Ablauf', review.processRating],
  ];
  return (
    <li className={classes.card} data-row={review.order}>
      <div className={classes.head}>
        <Stars rating={review.rating} />
        <span className={classes.parts}>
          {parts.map(([name, rating]) => `${name} ${rating}`).join(' · ')}
        </span>
      </div>
      {comment === null && <p className={classes.hint}>Kommentar gelöscht</p>}
      {comment && <blockquote className={classes.comment}>{comment}</blockquote>}
      <p className={classes.about}>
        <Link to={`/orders/${review.order}`}>Bestellung {review.ticketNumber}</Link>
        {[
          formatDateTime(new Date(review.at), timeZone),
          branchName(review.branch),
          review.guest ?? 'Gast gelöscht',
        ]
          .filter(Boolean)
          .map((text) => ` · ${text}`)
          .join('')}
      </p>
      <p className={classes.products}>{review.products.join(', ')}</p>
      {answer && (
        <div className={classes.answer}>
          <strong>
            {answer.by.name ?? 'Unbekannt'}, {formatDateTime(new Date(answer.at), timeZone)}
          </strong>
          <p>{answer.text ?? 'Text gelöscht'}</p>
        </div>
      )}
      {!answer && mayAnswer && review.hasEmail && (
        <Button
          variant="default"
          onClick={onAnswer}
          aria-label={`Bewertung zu Bestellung ${review.ticketNumber} beantworten`}
        >
          Beantworten
        </Button>
      )}
      {!answer && mayAnswer && !review.hasEmail && (
        <p className={classes.hint}>Keine E-Mail-Adresse: Diese Bewertung kann nicht beantwortet werden.</p>
      )}
    </li>
  );
}
