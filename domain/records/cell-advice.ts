import { readTypedNumber } from '../text/typed-number.js';
import { cellValue, type CsvColumn } from './csv-cell.js';
import { askForValue } from './validation-texts.js';

const germanNumber = new Intl.NumberFormat('de-DE');
/** Limits beyond it are no help to people. */
const MOST_WORTH_NAMING = 1_000_000;

/**
 * The possible values for a required cell that is empty, or for one with an invalid value, in German; null where
 * the field's own message is enough.
 */
export function cellAdvice(column: CsvColumn, text: string): string | null {
  const { control } = column;
  const typed = text.trim();
  switch (control.kind) {
    case 'choice':
    case 'choices': {
      const possible = `Möglich: ${Object.values(control.words).join(', ')}.`;
      const values = [cellValue(column, typed)].flat() as (string | null)[];
      const wrong = values.filter((value) => value !== null && !Object.hasOwn(control.words, value));
      return wrong.length > 0
        ? `${quoted(wrong)} gibt es hier nicht. ${possible}`
        : `${askForValue} ${possible}`;
    }
    case 'number': {
      const read = readTypedNumber(typed, { max: column.max, unit: control.unit });
      if (read.kind === 'problem') return read.message;
      return read.kind === 'empty' ? `${askForValue} Möglich: ${numberWords(column)}.` : null;
    }
    case 'flag':
      return typed === '' ? null : `${quoted([typed])} gibt es hier nicht. Möglich: ja, nein.`;
    default:
      return null;
  }
}

const quoted = (values: readonly unknown[]): string => values.map((value) => `„${String(value)}“`).join(', ');

function numberWords({ control, min, max }: CsvColumn): string {
  const unit = control.kind === 'number' && control.unit ? `\u00a0${control.unit}` : '';
  const isNamed = (limit: number | undefined): limit is number =>
    limit !== undefined && Math.abs(limit) <= MOST_WORTH_NAMING;
  const from = isNamed(min) ? ` von ${germanNumber.format(min)}` : '';
  const to = isNamed(max) ? ` bis ${germanNumber.format(max)}${unit}` : unit;
  return `eine Zahl${from}${to}`;
}
