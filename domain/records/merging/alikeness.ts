import { type Control, type FieldSchemas, formOf } from '../field-form.js';
import { sameValue } from '../same-value.js';

interface KnownField {
  /** What it has where nothing was entered. */
  readonly usual: unknown;
  /** Whether people know an item by it. */
  readonly isTelling: boolean;
}
export type KnownFields = ReadonlyMap<string, KnownField>;

const telling = new Set<Control['kind']>([
  ...(['text', 'richText', 'markdown', 'reference', 'references'] as const),
  ...(['image', 'images', 'file', 'files'] as const),
]);

/** The fields of items of one type. */
export const knownFields = (shape: FieldSchemas): KnownFields =>
  new Map(
    Object.entries(shape).map(([name, field]) => {
      const control = formOf(field)?.control.kind;
      const isTelling = control !== undefined && telling.has(control);
      return [name, { usual: field.safeParse(undefined).data, isTelling }];
    }),
  );

const ENOUGH = 0.5;
/** What two fields without an entry have in common says little: new items are alike in them. */
const WEIGHT_OF_USUAL = 0.25;

/**
 * From 0 to 1; 0 where the other is not taken for the earlier one. It is by a text, picture or reference that stayed as it was, or one
 * that is still much like it, or where the earlier one has none, if as a whole it says at least half the same.
 */
export function alikeness(one: unknown, other: unknown, known: KnownFields): number {
  if (!isObject(one) || !isObject(other)) return 0;
  let [reached, possible] = [0, 0];
  const kept: number[] = [];
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (name === 'type') continue;
    const { usual, isTelling = false } = known.get(name) ?? {};
    const alike = similarity(one[name], other[name]);
    const isUsual = sameValue(one[name], usual);
    if (isTelling && !isUsual) kept.push(alike);
    const weight = isUsual && sameValue(other[name], usual) ? WEIGHT_OF_USUAL : 1;
    reached += weight * alike;
    possible += weight;
  }
  const whole = possible === 0 ? 0 : reached / possible;
  const most = kept.length === 0 ? ENOUGH : Math.max(...kept);
  return most === 1 || (most >= ENOUGH && whole >= ENOUGH) ? whole : 0;
}

function similarity(one: unknown, other: unknown): number {
  if (sameValue(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') return commonEnds(one, other) ** 2;
  if (!isObject(one) || !isObject(other)) return 0;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Math.min(...names.map((name) => similarity(one[name], other[name])));
}

/** The part of the longer text that both begin and end with, from 0 to 1: most changes are made at one place. */
function commonEnds(one: string, other: string): number {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / Math.max(one.length, other.length);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
