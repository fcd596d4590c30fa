import type { CSSProperties } from 'react';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import { COLOURED_PARTS, shareColour } from './share-colours.js';
import classes from './share-bars.module.css';

export interface SharePart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** From 0 to 1. */
  readonly share: number;
}

interface Properties {
  title: string;
  parts: readonly SharePart[];
  words?: (value: number) => string;
}

/** A whole of few parts as one bar, with the parts in the same order below. */
export function ShareBar({ title, parts, words = (value) => formatNumber(value) }: Properties) {
  const shown = fewParts(parts);
  return (
    <div className={classes.share}>
      <div className={classes.bar} aria-hidden>
        {shown.map(({ key, share }, place) => (
          <span key={key} style={{ '--share': share, '--colour': shareColour(place) } as CSSProperties} />
        ))}
      </div>
      <ul className={classes.parts} aria-label={title}>
        {shown.map(({ key, label, value, share }, place) => (
          <li key={key} style={{ '--colour': shareColour(place) } as CSSProperties}>
            <span>{label}</span> <strong>{formatShare(share)}</strong> <span>{words(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More parts than there are colours are summed up in a last one. */
function fewParts(parts: readonly SharePart[]): readonly SharePart[] {
  const filled = parts.filter(({ value }) => value > 0);
  if (filled.length <= COLOURED_PARTS + 1) return filled;
  const rest = filled.slice(COLOURED_PARTS);
  const sum = (of: 'value' | 'share') => rest.reduce((total, part) => total + part[of], 0);
  return [
    ...filled.slice(0, COLOURED_PARTS),
    { key: 'rest of the parts', label: 'Übrige', value: sum('value'), share: sum('share') },
  ];
}
