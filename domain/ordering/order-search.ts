import { soundOf } from '../text/name-sound.js';
import { apartFromEmoji, asSought } from '../text/plain-text.js';
import type { OrderPlaced } from './order/order-events.js';
import { amountsIn } from './typed-amounts.js';

/** Conditions of which a found order has to meet one. */
export interface OrderTerm {
  readonly ticket: number | null;
  /** Occurs in the order's search text. A blank at its ends is the end of a word. */
  readonly has: string | null;
  /** Occurs there as well: the digits of this word and of the numbers beside it. */
  readonly phone?: string;
  /** One of the order's names sounds like this. */
  readonly sound?: string;
  /** The order costs exactly so much; a decimal. */
  readonly amount?: number;
}

/** What an order is found by, beside its ticket. */
export interface OrderSearchTexts {
  readonly search: string;
  readonly guest: string;
  readonly sounds: string;
}

/** The fields by which an order is searched, beside its ticket. */
export type SearchableOrder = Pick<
  OrderPlaced,
  'uid' | 'contact' | 'tableIdentifier' | 'address' | 'deliveryAddress' | 'items'
>;

/** The words of a text as they are written. An e-mail address is one word. Emoji are not expected. */
const writtenWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[\s,;]+/)
    .flatMap((part) => (part.includes('@') ? part : part.split(/[^\p{L}\p{M}\p{N}]+/u)))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** 'Müller', 'Mueller' and 'Muller' are one word. */
const wordsOf = (text: string): string[] => writtenWords(text).map(asSought);

/**
 * What an order is found by: all its words, once each, with a blank at both ends; the same of its guest and where
 * it goes, without its dishes, because what is found in it comes first; and the sounds of the names in it.
 */
export function orderSearchTexts(order: SearchableOrder): OrderSearchTexts {
  const guest = guestWords(order);
  const dishes = order.items.flatMap(({ name }) => wordsAndEmoji(name));
  const sounds = namesOf(order).flatMap((name) => writtenWords(apartFromEmoji(name).rest).map(soundOf));
  return { search: asText([...guest, ...dishes]), guest: asText(guest), sounds: asText(sounds) };
}

function namesOf({ contact, address, deliveryAddress }: SearchableOrder): string[] {
  const places = [address, deliveryAddress].flatMap((one) => (one ? [one.name, one.companyName] : []));
  const names = [contact.firstName, contact.lastName, contact.companyName, ...places];
  return names.filter((name) => name !== null);
}

function asText(words: readonly string[]): string {
  const once = [...new Set(words)].filter(Boolean);
  return once.length === 0 ? '' : ` ${once.join(' ')} `;
}

function wordsAndEmoji(text: string): string[] {
  const { rest, emoji } = apartFromEmoji(text);
  return [...wordsOf(rest), ...emoji];
}

function guestWords({ contact, tableIdentifier, ...order }: SearchableOrder): string[] {
  const { firstName, lastName, companyName, email, phone } = contact;
  const places = [order.address, order.deliveryAddress].flatMap((address) =>
    address ? [address.name, address.companyName, address.street, address.zipCode, address.city] : [],
  );
  const texts = [order.uid, firstName, lastName, companyName, email, tableIdentifier, ...places];
  const words = texts.flatMap((text) => wordsAndEmoji(text ?? ''));
  if (tableIdentifier !== null) words.push(tableWord(tableIdentifier));
  if (phone) words.push(nationalNumber(phone));
  return words;
}

const tableWord = (identifier: string): string => `tisch${wordsOf(apartFromEmoji(identifier).rest).join('')}`;

/** Country codes of the countries that an order may name. */
const countryCodes = ['43', '49', '41', '423'];

/**
 * The digits of a phone number as they are dialled inside its country, without the zero: so '0664 1234567',
 * '664 1234567' and '+43 664 1234567' are one number, in any notation.
 */
export function nationalNumber(phone: string): string {
  const digits = phone.replace('(0)', '').replace(/\D/g, '');
  const isAbroad = /^\s*(\+|00)/.test(phone);
  const dialled = digits.replace(/^00/, '');
  const code = isAbroad ? countryCodes.find((one) => dialled.startsWith(one)) : undefined;
  return dialled.slice(code?.length ?? 0).replace(/^0+/, '');
}

const MOST_TICKET_DIGITS = 6;
const LEAST_PHONE_PART = 3;
const LEAST_PHONE_DIGITS = 5;
const ticketWords = ['nr', 'nummer', 'ticket', 'bestellung', 'bon'];

/**
 * What a search asks for; every term has to be true. Words may come in any order. Emoji beside words are left out; alone
 * they are what is looked for, each whole.
 */
export function orderTerms(search: string): OrderTerm[] {
  const { rest, emoji } = apartFromEmoji(search);
  const terms = termsOfText(rest);
  return terms.length > 0 ? terms : emoji.map((sign) => ({ ticket: null, has: ` ${sign} ` }));
}

function termsOfText(search: string): OrderTerm[] {
  const { amounts, rest: withoutAmounts } = amountsIn(search);
  const { phones, rest } = phonesIn(withoutAmounts.replaceAll('#', ' Nr. '));
  const written = writtenWords(rest);
  const words = written.map(asSought);
  const terms: OrderTerm[] = [
    ...amounts.map((amount) => ({ ticket: null, has: null, amount })),
    ...phones.map((has) => ({ ticket: null, has })),
  ];
  const isAlone = words.length === 1 && terms.length === 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const next = words[index + 1];
    if (ticketWords.includes(word) && next && isNumber(next)) {
      terms.push({ ticket: ticketOf(next), has: null });
      index++;
    } else if (word === 'tisch' && next) {
      terms.push({ ticket: null, has: isNumber(next) ? ` tisch${next} ` : ` tisch${next}` });
      index++;
    } else {
      const term = isAlone ? termOfOneWord(word) : termOfWord(word);
      const [phone, sound] = [numbersAround(words, index), soundOf(written[index]!)];
      terms.push({ ...term, ...(phone && { phone }), ...(sound && { sound }) });
    }
  }
  return terms;
}

/** The ticket for which alone a search asks first of all; null if it asks for something else. */
export function ticketAskedFor(terms: readonly OrderTerm[]): number | null {
  return terms.length === 1 ? terms[0]!.ticket : null;
}

/** Whether an order is found: the same that the read model's index answers. */
export const isFound = (
  order: { ticketNumber: number; search: string; sounds?: string; totalGross?: number },
  terms: readonly OrderTerm[],
): boolean =>
  terms.every(
    ({ ticket, has, phone, sound, amount }) =>
      (ticket !== null && ticket === order.ticketNumber) ||
      (has !== null && order.search.includes(has)) ||
      (phone !== undefined && order.search.includes(phone)) ||
      (sound !== undefined && order.sounds?.includes(` ${sound} `)) ||
      (amount !== undefined && amount === order.totalGross),
  );

/** A number that is all there is: a ticket first, and from three digits on also a part of a phone number. */
function termOfOneWord(word: string): OrderTerm {
  if (!isNumber(word)) return termOfWord(word);
  return { ticket: ticketOf(word), has: word.length >= LEAST_PHONE_PART ? word : null };
}

/** A number among words is a ticket or a whole word, as in an address; up to two letters begin a word. */
function termOfWord(word: string): OrderTerm {
  if (isNumber(word)) return { ticket: ticketOf(word), has: ` ${word} ` };
  return { ticket: null, has: word.length > 2 ? word : ` ${word}` };
}

/** The digits of a number and of those beside it if they may be a part of a phone number: '664 1000' is '6641000'. */
function numbersAround(words: readonly string[], index: number): string | null {
  if (!isNumber(words[index]!)) return null;
  const before = words.slice(0, index).findLastIndex((word) => !isNumber(word));
  const after = words.findIndex((word, place) => place > index && !isNumber(word));
  const digits = words.slice(before + 1, after === -1 ? undefined : after).join('');
  return digits.length < LEAST_PHONE_DIGITS || digits === words[index] ? null : digits;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const ticketOf = (digits: string): number | null =>
  digits.length <= MOST_TICKET_DIGITS ? Number(digits) : null;

/** Digits that can only be a phone number: those after a plus or a zero, or so many that they are nothing else. */
function phonesIn(search: string): { phones: string[]; rest: string } {
  const phones: string[] = [];
  const rest = search.replace(/(?<![\p{L}\p{N}])\+?\d[\d\s()/.-]*(?![\p{L}])/gu, (run) => {
    const { length } = run.replace(/\D/g, '');
    const isPhone = run.startsWith('+') || length > (run.startsWith('0') ? 3 : 7);
    if (!isPhone) return run;
    phones.push(nationalNumber(run));
    return ' ';
  });
  return { phones: phones.filter((digits) => digits.length >= LEAST_PHONE_PART), rest };
}
