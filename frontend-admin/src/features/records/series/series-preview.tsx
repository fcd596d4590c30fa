import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { countWords } from '../../../shared/records/definitions.js';
import classes from '../import/import.module.css';

interface Properties {
  words: Resource['words'];
  /** What would be made. */
  identifiers: readonly string[];
  /** How many are left out because they exist. */
  there: number;
}

/** What would come of a series. */
export const SeriesPreview = ({ words, identifiers, there }: Properties) => (
  <p className={classes.text} role="status">
    {identifiers.length > 0
      ? `Neu: ${countWords(identifiers.length, words)}, ${spanWords(identifiers)}.`
      : 'Alle davon gibt es schon.'}
    {identifiers.length > 0 && there > 0 && ` Schon vorhanden und ausgelassen: ${formatNumber(there)}.`}
  </p>
);

const spanWords = (identifiers: readonly string[]): string =>
  identifiers.length === 1 ? identifiers[0]! : `von ${identifiers[0]} bis ${identifiers.at(-1)}`;
