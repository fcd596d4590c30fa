import { asSought } from '../text/plain-text.js';
import { nationalNumber, type OrderTerm, orderTerms } from './order-search.js';

const LEAST_PHONE_DIGITS = 6;

/** What somebody is sought by. */
export type PersonTerm =
  | { readonly kind: 'email' | 'phone'; readonly value: string }
  | { readonly kind: 'name'; readonly terms: readonly OrderTerm[] };

/**
 * An e-mail address or a phone number is meant whole, as one other letter would be another person; a name by the beginnings of its
 * words, in any order.
 */
export function personTerm(search: string): PersonTerm {
  const text = search.trim();
  if (text.includes('@') && !/\s/.test(text)) return { kind: 'email', value: asSought(text) };
  const digits = text.replace(/\D/g, '');
  const isPhone = /^[\d\s+()/.-]+$/.test(text) && digits.length >= LEAST_PHONE_DIGITS;
  if (isPhone) return { kind: 'phone', value: nationalNumber(text) };
  const terms = orderTerms(text).flatMap(({ has }) => (has === null ? [] : [has.trim()]));
  return { kind: 'name', terms: terms.map((word) => ({ ticket: null, has: ` ${word}` })) };
}

/** The conditions that the words of an order's guest have to meet. */
export const guestTerms = (term: PersonTerm): readonly OrderTerm[] =>
  term.kind === 'name' ? term.terms : [{ ticket: null, has: ` ${term.value} ` }];
