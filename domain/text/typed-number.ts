/** The result of reading a typed or pasted number; text that is no number comes with a message for the user. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'problem'; readonly message: string };

interface Limits {
  /** How many decimals the number may have; left out, any. */
  readonly decimals?: number | undefined;
  /** The largest number that makes sense. */
  readonly max?: number | undefined;
  /** Unit that may follow the number: '€', 'min'. */
  readonly unit?: string | undefined;
}

const MOST_DIGITS = 15;
const SPACES = /[\s\u00a0\u202f'’]/g;

const noNumber = 'Bitte geben Sie eine Zahl wie 1234,50 an.';
const noWhole = 'Bitte geben Sie eine ganze Zahl an.';
const problem = (message: string): TypedNumber => ({ kind: 'problem', message });

/**
 * Reads a number as German speakers write it, and as other programs hand it over.
 *
 * - A comma precedes the decimals: '4,8', '1,234'.
 * - With comma and point, the later one precedes the decimals: '1.234,50' and '1,234.50' are the same.
 * - A point alone precedes the decimals ('4.80'), unless exactly three digits follow a whole number of up to three
 *   digits: '1.234' could be both. Where so many decimals are not allowed it is 1234, where 1234 is too much it is 1,234,
 *   elsewhere it is asked about.
 * - Several points, or several commas, separate thousands: '1.234.567'.
 */
export function readTypedNumber(text: string, { decimals, max, unit }: Limits = {}): TypedNumber {
  const typed = withoutUnit(text, unit).replace(SPACES, '').replace(/^[−–]/, '-');
  if (typed === '') return { kind: 'empty' };
  const plain = plainDigits(typed, { decimals, max });
  if (plain === 'ambiguous') return problem(ambiguousText(typed));
  if (plain === null || plain.replace(/\D/g, '').length > MOST_DIGITS) {
    return problem(decimals === 0 ? noWhole : noNumber);
  }
  const value = Number(plain);
  if (decimals !== undefined && decimalsIn(plain) > decimals) {
    return problem(decimals === 0 ? noWhole : `Bitte geben Sie höchstens ${countWords(decimals)} an.`);
  }
  return { kind: 'number', value: value === 0 ? 0 : value };
}

/** A number as an input shows it: with a comma, without points between thousands. */
export function typedNumberText(value: number, decimals?: number): string {
  const hasAll = decimals !== undefined && decimals > 0 && Number(value.toFixed(decimals)) === value;
  return (hasAll ? value.toFixed(decimals) : plainText(value)).replace('.', ',');
}

/** Digits with a point before the decimals; null where there is no number in it, 'ambiguous' where there are two. */
function plainDigits(typed: string, { decimals = Infinity, max = Infinity }: Limits): string | null {
  const [, sign = '', body = ''] = typed.match(/^([+-]?)([\d.,]+)$/) ?? [];
  if (!/\d/.test(body)) return null;
  const prefix = sign === '-' ? '-' : '';
  const last = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  if (last < 0) return prefix + body;
  const mark = body[last]!;
  const other = mark === ',' ? '.' : ',';
  const whole = body.slice(0, last);
  const rest = body.slice(last + 1);
  if (whole.includes(other)) {
    return isGrouped(whole, other) ? `${prefix}${whole.replaceAll(other, '')}.${rest}` : null;
  }
  if (whole.includes(mark)) return isGrouped(body, mark) ? prefix + body.replaceAll(mark, '') : null;
  const isTwofold = mark === '.' && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (isTwofold && decimals < 3) return prefix + whole + rest;
  if (isTwofold && Number(whole + rest) <= max) return 'ambiguous';
  return `${prefix}${whole || '0'}.${rest}`;
}

/** Groups of three digits behind a first one of one to three. */
const isGrouped = (text: string, mark: string): boolean => {
  const [first = '', ...groups] = text.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

const decimalsIn = (plain: string): number => (plain.split('.')[1] ?? '').replace(/0+$/, '').length;

const countWords = (decimals: number): string =>
  decimals === 1 ? 'eine Nachkommastelle' : `${decimals === 2 ? 'zwei' : String(decimals)} Nachkommastellen`;

const ambiguousText = (typed: string): string =>
  `Ist ${typed.replace('.', '')} oder ${typed.replace('.', ',')} gemeint? Bitte schreiben Sie es so.`;

function withoutUnit(text: string, unit: string | undefined): string {
  const trimmed = text.trim().replace(/(?<=\d)[.,]\s*[-–—](?=\D*$)/, '');
  for (const end of unit === '€' ? ['€', 'EUR', 'Euro'] : unit ? [unit] : []) {
    if (trimmed.toLowerCase().endsWith(end.toLowerCase())) return trimmed.slice(0, -end.length);
    if (end === '€' && trimmed.startsWith(end)) return trimmed.slice(end.length);
  }
  return trimmed;
}

/** Without an exponent. */
const plainText = (value: number): string =>
  /e/.test(String(value)) ? value.toFixed(20).replace(/\.?0+$/, '') : String(value);
