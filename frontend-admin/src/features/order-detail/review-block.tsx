import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Block } from '../../shared/ui/block.js';
import classes from './review-block.module.css';

type Review = NonNullable<StaffOrder['review']>;

const MOST = 5;
const stars = Array.from({ length: MOST }, (_, index) => index + 1);

const ratings = [
  ['rating', 'Gesamt'],
  ['foodRating', 'Essen'],
  ['serviceRating', 'Service'],
  ['processRating', 'Ablauf'],
] as const satisfies [keyof Review, string][];

/** What the guest answered to the questionnaire. */
export const ReviewBlock = ({ review }: { review: Review }) => (
  <Block title="Bewertung">
    <dl className={classes.ratings}>
      {ratings.map(([field, name]) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>
            <Stars rating={review[field]} />
          </dd>
        </div>
      ))}
    </dl>
    {review.comment === null && <p className={classes.comment}>Kommentar gelöscht</p>}
    {review.comment && <blockquote className={classes.comment}>{review.comment}</blockquote>}
  </Block>
);

const Stars = ({ rating }: { rating: number }) => (
  <span className={classes.stars} role="img" aria-label={`${rating} von ${MOST} Sternen`}>
    {stars.map((star) =>
      star <= rating ? (
        <IconStarFilled key={star} size={20} aria-hidden />
      ) : (
        <IconStar key={star} size={20} aria-hidden />
      ),
    )}
  </span>
);
