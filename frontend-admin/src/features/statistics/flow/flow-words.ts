import { eventLabel } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { FLOW_EXIT } from '@bestellwerk/domain/analytics/visit-sums';
import { OTHER } from '@bestellwerk/domain/statistics/rows';

const words: Readonly<Record<string, string>> = {
  [FLOW_EXIT]: 'Besuch beendet',
  [OTHER]: 'Übrige',
  '/': 'Startseite',
};

const MENU = /^\/store\/([^/]+)$/;
const CHECKOUT = /^\/store\/([^/]+)\/checkout$/;

/**
 * What a step of a visit is called: pages by what they are, or by their paths, events by what was done.
 * Events come as 'cart/add_to_cart', with their category.
 */
export function nodeWords(label: string): string {
  const branch = (MENU.exec(label) ?? CHECKOUT.exec(label))?.[1];
  if (branch) return CHECKOUT.test(label) ? `Kassa (${branch})` : `Speisekarte (${branch})`;
  return words[label] ?? (label.startsWith('/') ? label : eventLabel(label.slice(label.indexOf('/') + 1)));
}
