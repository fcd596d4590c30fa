import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReviewAverages } from '@bestellwerk/domain/contracts/review.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { Block } from '../../shared/ui/block.js';
import { MOST_STARS } from '../../shared/ui/stars.js';
import classes from './reviews.module.css';

const SHOWN_AT_FIRST = 6;

/** What guests think, in all, of each branch and of each product. */
export function Averages({ averages }: { averages: ReviewAverages }) {
  const branchName = useBranchNames();
  const { all, branches, products } = averages;
  if (!all) return null;
  const parts: [string, number][] = [
    ['Gesamt', all.rating],
    ['Essen', all.foodRating],
    ['Service', all.serviceRating],
    ['Ablauf', all.processRating],
  ];
  const most = Math.max(...all.counts);
  return (
    <div className={classes.averages}>
      <Block title="Durchschnitt">
        <Bars
          rows={parts.map(([name, value]) => ({ name, share: value / MOST_STARS, value: stars(value) }))}
        />
        <h3 className={classes.subtitle}>Verteilung</h3>
        <Bars
          rows={all.counts
            .map((count, index) => ({
              name: index === 0 ? '1 Stern' : `${index + 1} Sterne`,
              share: count / most,
              value: formatNumber(count),
            }))
            .toReversed()}
        />
      </Block>
      {branches.length > 1 && (
        <Block title="Filialen">
          <Bars
            rows={branches.map(({ branch, rating, reviews }) => ({
              ...{ name: branchName(branch), share: rating / MOST_STARS },
              ...{ value: stars(rating), note: reviewsText(reviews) },
            }))}
          />
        </Block>
      )}
      <Block title="Produkte">
        <p className={classes.hint}>Sterne für das Essen, aus Bestellungen mit diesem Produkt</p>
        <Bars
          rows={products.map(({ name, foodRating, reviews }) => ({
            ...{ name, share: foodRating / MOST_STARS },
            ...{ value: stars(foodRating), note: reviewsText(reviews) },
          }))}
        />
      </Block>
    </div>
  );
}

interface Row {
  name: string;
  /** Of the whole width, from 0 to 1. */
  share: number;
  value: string;
  note?: string;
}

/** Named values with bars; of many, the first ones until all are asked for. */
function Bars({ rows }: { rows: readonly Row[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={classes.bars}>
        {shown.map(({ name, share, value, note }, index) => (
          <li key={`${index} ${name}`}>
            <span className={classes.name}>{name}</span>
            <span className={classes.value}>
              <strong>{value}</strong>
              {note && <small>{note}</small>}
            </span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="default" mt={12} onClick={() => setWhole(true)}>
          Alle {rows.length} zeigen
        </Button>
      )}
    </>
  );
}

/** '4,3' */
const stars = (average: number): string => formatNumber(average, 1);

/** '1 Bewertung', '12 Bewertungen' */
export const reviewsText = (reviews: number): string =>
  reviews === 1 ? '1 Bewertung' : `${formatNumber(reviews)} Bewertungen`;
