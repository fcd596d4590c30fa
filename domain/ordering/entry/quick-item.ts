import { asSought } from '../../text/plain-text.js';

/** What is typed into the one field for products: '2 schn', '0,5 käse', '2x cola / ohne Eis'. */
export interface QuickItem {
  /** Null if none was typed. */
  readonly amount: number | null;
  /** What the product is looked for by. */
  readonly search: string;
  /** Behind a slash between blanks; empty without one. */
  readonly remark: string;
}

const AMOUNT = /^(\d{1,6}(?:[.,]\d{1,4})?)\s*(?:[x×*]\s*|\s)(?=\S)/i;

export function readQuickItem(typed: string): QuickItem {
  const [first = '', ...rest] = typed.split(/\s\/(?:\s|$)/);
  const text = first.trim();
  const [whole, digits] = AMOUNT.exec(text) ?? [];
  const amount = digits === undefined ? null : Number(digits.replace(',', '.'));
  return {
    amount: amount === 0 ? null : amount,
    search: amount === null ? text : text.slice(whole!.length),
    remark: rest.join(' / ').trim(),
  };
}

interface Named {
  readonly name: string;
  readonly description: string;
}

export interface QuickHits<Product> extends QuickItem {
  /** The one that is meant most likely comes first. */
  readonly products: readonly Product[];
}

/**
 * The products that a quick entry may mean. A number in front is an amount, unless a product begins with all that was typed:
 * '7 up' is one lemonade.
 */
export function quickHits<Product extends Named>(
  products: readonly Product[],
  typed: string,
): QuickHits<Product> {
  const read = readQuickItem(typed);
  const isWholeName = read.amount !== null && wordsOf(read.search).length > 0;
  const whole = isWholeName ? withoutRemark(typed) : '';
  const named = whole === '' ? [] : products.filter(({ name }) => wordsOf(name).join(' ').startsWith(whole));
  if (named.length > 0) return { amount: null, search: whole, remark: read.remark, products: named };
  return { ...read, products: ranked(products, wordsOf(read.search)) };
}

const withoutRemark = (typed: string): string => wordsOf(typed.split(/\s\/(?:\s|$)/)[0]!).join(' ');

const wordsOf = (text: string): string[] =>
  asSought(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Stable: equally likely ones keep the order of the menu. Nothing typed finds nothing. */
function ranked<Product extends Named>(products: readonly Product[], words: readonly string[]): Product[] {
  if (words.length === 0) return [];
  return products
    .map((product) => ({ product, rank: rankOf(product, words) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ product }) => product);
}

const NOT_FOUND = 5;

/** The whole name, its beginning, beginnings of words, parts of words, the description: the less the likelier. */
function rankOf({ name, description }: Named, words: readonly string[]): number {
  const named = wordsOf(name);
  const typed = words.join(' ');
  if (named.join(' ') === typed) return 0;
  if (named.join(' ').startsWith(typed)) return 1;
  if (words.every((word) => named.some((one) => one.startsWith(word)))) return 2;
  if (words.every((word) => named.some((one) => one.includes(word)))) return 3;
  const all = [...named, ...wordsOf(description)];
  return words.every((word) => all.some((one) => one.startsWith(word))) ? 4 : NOT_FOUND;
}
