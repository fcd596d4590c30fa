import { ENGAGEMENT, eventLabel, PAGE_VIEW } from '@bestellwerk/domain/analytics/actions';
import { pageLabel, UNKNOWN_PAGE } from '@bestellwerk/domain/analytics/shop-page';
import { FLOW_EXIT } from '@bestellwerk/domain/analytics/visit-sums';
import { OTHER } from '@bestellwerk/domain/statistics/rows';

const words: Readonly<Record<string, string>> = {
  [FLOW_EXIT]: 'Besuch beendet',
  [OTHER]: 'Übrige',
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

/**
 * What a step of a visit is called: pages as `pageLabel` says, events by what was done.
 * Events come as 'cart/add_to_cart', with their category.
 */
export function nodeWords(label: string, branchName: (identifier: string) => string | undefined): string {
  const isPage = label.startsWith('/') || label === UNKNOWN_PAGE;
  return words[label] ?? (isPage ? pageLabel(label, branchName) : eventWords(label));
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
