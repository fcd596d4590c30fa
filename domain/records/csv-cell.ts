import { readTypedNumber, typedNumberText } from '../text/typed-number.js';
import { formOf, type Control } from './field-form.js';
import { leastNumber, numberLimits } from './number-limits.js';
import type { Resource } from './resource.js';

const BETWEEN = ' | ';
const CENT = 0.01;
const YES = 'ja';
const NO = 'nein';
/** What a spreadsheet reads as a formula, also after apostrophes that were typed. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A column of a file: a field that fits into one cell. */
export interface CsvColumn {
  readonly field: string;
  readonly heading: string;
  readonly control: Control;
  /** The smallest and the largest number that make sense. */
  readonly min: number | undefined;
  readonly max: number | undefined;
}

const simple: readonly Control['kind'][] = ['text', 'number', 'flag', 'choice', 'choices', 'reference', 'references', 'date', 'instant', 'clockTime']; // prettier-ignore

/** The columns of a resource's files. Headings are labels, or names of fields where two have the same label. */
export function csvColumns({ fields }: Pick<Resource, 'fields'>): CsvColumn[] {
  const all = Object.entries(fields).flatMap(([field, schema]) => {
    const form = formOf(schema);
    if (!form || !simple.includes(form.control.kind)) return [];
    const limits = { min: leastNumber(schema), max: numberLimits(schema).max };
    return [{ field, label: form.label, control: form.control, ...limits }];
  });
  return all.map(({ label, ...column }) => {
    const isAlone = all.filter((other) => other.label === label).length === 1;
    return { ...column, heading: isAlone ? label : column.field };
  });
}

/** The cell text of a value. References come as the texts by which people know them. */
export function cellText({ control }: CsvColumn, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (control.kind) {
    case 'number':
      return String(value).replace('.', ',');
    case 'flag':
      return typeof value === 'boolean' ? (value ? YES : NO) : String(value);
    case 'choice':
      return control.words[value as string] ?? String(value);
    case 'choices':
      return (value as string[]).map((one) => control.words[one] ?? one).join(BETWEEN);
    case 'references':
      return (value as string[]).join(BETWEEN);
    default:
      return String(value);
  }
}

/** A cell's text as people read it beside another: amounts of money all have two decimals. */
export function cellWords({ control, max }: CsvColumn, cell: string): string {
  if (control.kind !== 'number' || control.step !== CENT) return cell;
  const value = numberOf(cell, max, control.unit);
  return typeof value === 'number' ? typedNumberText(value, 2) : cell;
}

/** The value of a cell; invalid text is returned unchanged, for the field's schema to refuse. */
export function cellValue({ control, max }: CsvColumn, text: string): unknown {
  const trimmed = text.trim();
  switch (control.kind) {
    case 'number':
      return numberOf(trimmed, max, control.unit);
    case 'flag':
      return flagOf(trimmed);
    case 'choice':
      return trimmed === '' || isSame(trimmed, control.none) ? null : keyOf(control.words, trimmed);
    case 'choices':
      return parts(trimmed).map((one) => keyOf(control.words, one));
    case 'references':
      return parts(trimmed);
    case 'text':
      return text;
    default:
      return trimmed === '' ? null : trimmed;
  }
}

/** An apostrophe keeps spreadsheets from taking what people wrote as a formula. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
export const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

const parts = (text: string): string[] =>
  text
    .split(BETWEEN.trim())
    .map((part) => part.trim())
    .filter(Boolean);

function numberOf(text: string, max: number | undefined, unit: string | undefined): number | string | null {
  const read = readTypedNumber(text, { max, unit });
  if (read.kind === 'empty') return null;
  return read.kind === 'number' ? read.value : text;
}

function flagOf(text: string): boolean | string {
  const word = text.toLowerCase();
  if ([YES, 'true', '1', 'x'].includes(word)) return true;
  return ['', NO, 'false', '0'].includes(word) ? false : text;
}

/** Case does not matter. */
function keyOf(words: Readonly<Record<string, string>>, text: string): string {
  const keys = Object.keys(words);
  const found = keys.find((key) => isSame(text, words[key])) ?? keys.find((key) => isSame(text, key));
  return keys.includes(text) ? text : (found ?? text);
}

const isSame = (text: string, other: string | undefined): boolean =>
  text.toLowerCase() === other?.toLowerCase();
