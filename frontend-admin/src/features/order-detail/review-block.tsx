import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Block } from '../../shared/ui/block.js';
import { Stars } from '../../shared/ui/stars.js';
import classes from './review-block.module.css';

type Review = NonNullable<StaffOrder['review']>;

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
    {review.answer && (
      <p className={classes.answer}>
        <strong>Unsere Antwort:</strong> {review.answer.text ?? <em>Text gelöscht</em>}
      </p>
    )}
  </Block>
);
