import { readTypedNumber } from '../kernel/typed-number.js';
import { formOf, type Control } from './field-form.js';
import { numberLimits } from './number-limits.js';
import type { Resource } from './resource.js';

const BETWEEN = ' | ';
const YES = 'ja';
const NO = 'nein';
/** What a spreadsheet takes for a formula, also behind the apostrophes that somebody wrote themselves. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A column of a file: a field that fits into one cell. */
export interface CsvColumn {
  readonly field: string;
  readonly heading: string;
  readonly control: Control;
  /** The largest number that makes sense. */
  readonly max: number | undefined;
}

const simple: readonly Control['kind'][] = ['text', 'number', 'flag', 'choice', 'choices', 'reference', 'references', 'date', 'instant', 'clockTime']; // prettier-ignore

/** The columns of a resource's files. Headings are labels, or names of fields where two have the same label. */
export function csvColumns({ fields }: Pick<Resource, 'fields'>): CsvColumn[] {
  const all = Object.entries(fields).flatMap(([field, schema]) => {
    const form = formOf(schema);
    return form && simple.includes(form.control.kind)
      ? [{ field, label: form.label, control: form.control, max: numberLimits(schema).max }]
      : [];
  });
  return all.map(({ label, ...column }) => {
    const isAlone = all.filter((other) => other.label === label).length === 1;
    return { ...column, heading: isAlone ? label : column.field };
  });
}

/** A value as it stands in a cell. References come as the texts by which people know them. */
export function cellText({ control }: CsvColumn, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (control.kind) {
    case 'number':
      return String(value).replace('.', ',');
    case 'flag':
      return value === true ? YES : NO;
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

/** What a cell says; what it does not say rightly comes back as it is, for the field's schema to refuse. */
export function cellValue({ control, max }: CsvColumn, text: string): unknown {
  const trimmed = text.trim();
  switch (control.kind) {
    case 'number':
      return numberOf(trimmed, max, control.unit);
    case 'flag':
      return flagOf(trimmed);
    case 'choice':
      return trimmed === '' ? null : keyOf(control.words, trimmed);
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

const keyOf = (words: Readonly<Record<string, string>>, text: string): string =>
  Object.keys(words).find((key) => key === text || words[key]!.toLowerCase() === text.toLowerCase()) ?? text;
