import { amountsIn } from '../ordering/typed-amounts.js';

/** One of the things that an entry of the journal has to match, each in any of what it is found by. */
export type JournalTerm = { readonly text: string } | { readonly amount: number };

/** What is typed beyond these words is one more, as each costs a look-up. */
const MOST_WORDS = 5;
const ticketWords = ['ticket', 'bestellung', 'bon', 'nr', 'nr.', 'nummer'];

/** The words and amounts of a search in the journal; '12,50 €' is one amount, 'Ticket 12' one word. */
export function journalTerms(search: string): JournalTerm[] {
  const { amounts, rest } = amountsIn(search);
  const words = withTickets(rest.split(/\s+/).filter(Boolean));
  const last = words.slice(MOST_WORDS - 1).join(' ');
  const texts = [...words.slice(0, MOST_WORDS - 1), ...(last ? [last] : [])];
  return [...texts.map((text) => ({ text })), ...amounts.map((amount) => ({ amount }))];
}

function withTickets(words: readonly string[]): string[] {
  const isOfTicket = (word: string | undefined, next: string | undefined) =>
    word !== undefined && ticketWords.includes(word.toLowerCase()) && /^#?\d{1,6}$/.test(next ?? '');
  return words.flatMap((word, index) => {
    if (isOfTicket(word, words[index + 1])) return [];
    return isOfTicket(words[index - 1], word) ? [`#${word.replace('#', '')}`] : [word];
  });
}
