import { byWords } from '../text/by-words.js';

const MOST_NAMED = 5;

/** The reason why a user may not change a product or a category that other branches sell as well. */
export function soldElsewhere(kind: string, branches: readonly string[]): string {
  const sorted = branches.toSorted(byWords);
  const named = sorted.slice(0, MOST_NAMED);
  if (sorted.length > MOST_NAMED) named.push(`${sorted.length - MOST_NAMED} weiteren Filialen`);
  const list = named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} und ${named.at(-1)}`;
  const [what, it] = kind === 'Kategorie' ? ['Diese Kategorie', 'sie'] : ['Dieses Produkt', 'es'];
  return `${what} wird auch in ${list || 'anderen Filialen'} verkauft. Ändern kann ${it} nur, wer für alle diese Filialen zuständig ist.`;
}
