import { ENGAGEMENT, eventLabel, PAGE_VIEW } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { FLOW_EXIT } from '@bestellwerk/domain/analytics/visit-sums';
import { OTHER } from '@bestellwerk/domain/statistics/rows';

const words: Readonly<Record<string, string>> = {
  [FLOW_EXIT]: 'Besuch beendet',
  [OTHER]: 'Übrige',
  '/': 'Startseite',
};

const actions: Readonly<Record<string, string>> = {
  [PAGE_VIEW]: 'Seite aufgerufen',
  [ENGAGEMENT]: 'Seite angesehen',
};

const categories: Readonly<Record<string, string>> = {
  page: 'Seiten',
  cart: 'Warenkorb',
  checkout: 'Kassa',
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
  return words[label] ?? (label.startsWith('/') ? label : eventWords(label));
}

/** What was done, by 'cart/add_to_cart'. Shops send others, too: those keep their names. */
export function eventWords(event: string): string {
  const action = actionOf(event);
  return actions[action] ?? readable(eventLabel(action));
}

/** Where in the shop it was done; null for the rest of all events. */
export function eventPlaceWords(event: string): string | null {
  if (!event.includes('/')) return null;
  const category = event.slice(0, event.indexOf('/'));
  return categories[category] ?? readable(category);
}

const actionOf = (event: string): string => event.slice(event.indexOf('/') + 1);
const readable = (name: string): string => name.replaceAll('_', ' ');
