import { typedPlainly } from '../text/plain-text.js';
import { formOf } from './field-form.js';
import type { Fields } from './record-state.js';
import { referredId } from './reference-fields.js';
import type { Resource } from './resource.js';
import { searchKey, sortKey } from './sort-key.js';

export type ColumnKind = 'text' | 'number' | 'flag';

/** How a list column of a resource is kept so that it can be sorted and filtered by. */
export function columnKind(resource: Resource, field: string): ColumnKind {
  switch (formOf(resource.fields[field]!)?.control.kind) {
    case 'number':
      return 'number';
    case 'flag':
      return 'flag';
    default:
      return 'text';
  }
}

/**
 * The value a list sorts and filters a record by: the same for no two texts that count as different. A reference counts by
 * its id, a list by its number of entries.
 */
export function columnValue(
  resource: Resource,
  field: string,
  value: unknown,
): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  switch (columnKind(resource, field)) {
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'flag':
      return value === true;
    default:
      return textOf(value, isWritten(resource, field));
  }
}

const isWritten = ({ fields }: Resource, field: string): boolean =>
  formOf(fields[field]!)?.control.kind === 'text';

function textOf(value: unknown, isWrittenByPeople: boolean): string {
  if (Array.isArray(value)) return String(value.length).padStart(5, '0');
  return isWrittenByPeople ? naturalKey(String(value)) : sortKey(referredId(value) ?? String(value));
}

/**
 * What is searched in a record: its words as they are looked for, and after them those with 'ae', 'oe' or 'ue' as they are
 * written, so that 'eis' finds 'Schokoeis' too.
 */
export function searchText({ search }: Resource, fields: Fields): string {
  const text = search
    .map((field) => fields[field])
    .filter((part) => typeof part === 'string')
    .join(' ');
  const written = typedPlainly(text).split(/\s+/);
  return [searchKey(text), ...new Set(written.filter((word) => /[aou]e/.test(word)))].join(' ');
}

/** Digits that are compared as one number. */
const LONGEST = 99;

/**
 * As `sortKey`, with numbers in the order of their values: '2' comes before '10'. Texts that count as different have
 * different keys.
 */
export const naturalKey = (text: string): string =>
  sortKey(text).replace(new RegExp(`\\d{1,${LONGEST}}`, 'g'), numberKey);

/** A longer number is a greater one; of the same number the one with fewer leading zeros comes first. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+/, '');
  return `${twoDigits(value.length)}${value}${twoDigits(digits.length - value.length)}`;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
