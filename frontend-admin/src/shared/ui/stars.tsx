import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

export const MOST_STARS = 5;
const stars = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

export const Stars = ({ rating }: { rating: number }) => (
  <span className={classes.stars} role="img" aria-label={`${rating} von ${MOST_STARS} Sternen`}>
    {stars.map((star) =>
      star <= rating ? (
        <IconStarFilled key={star} size={20} aria-hidden />
      ) : (
        <IconStar key={star} size={20} aria-hidden />
      ),
    )}
  </span>
);
