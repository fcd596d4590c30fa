/** What one call of `POST /api/analytics-log` takes. */
export const MOST_ENTRIES = 50;
export const MOST_BYTES = 32 * 1024;

/** The actions that figures are made of. All others are counted as events under their own names. */
export const PAGE_VIEW = 'page_view';
/** Says for how long a page was looked at; nothing that a visitor does. */
export const ENGAGEMENT = 'engagement';
/** A page was scrolled to its end: counted, but neither a step of a visit nor a reason not to be a bounce. */
export const SCROLL = 'scroll';
export const ADD_TO_CART = 'add_to_cart';
export const INITIATE_CHECKOUT = 'initiate_checkout';
export const PURCHASE = 'purchase';
export const DEVICE_INIT = 'device-init';

const categories: Readonly<Record<string, string>> = {
  [PAGE_VIEW]: 'page',
  [ENGAGEMENT]: 'page',
  [SCROLL]: 'page',
  [ADD_TO_CART]: 'cart',
  [INITIATE_CHECKOUT]: 'checkout',
  [PURCHASE]: 'checkout',
};
/** Where in the shop something is done: what is known is so by its action, so that a client cannot make two of one. */
export const categoryOf = ({ action, category }: { action: string; category: string }): string =>
  categories[action] ?? category;

const eventLabels: Readonly<Record<string, string>> = {
  [SCROLL]: 'Bis zum Ende gescrollt',
  [ADD_TO_CART]: 'In den Warenkorb gelegt',
  [INITIATE_CHECKOUT]: 'Kassa geöffnet',
  [PURCHASE]: 'Bestellt',
};
/** What an action is called; others are called as they are sent. */
export const eventLabel = (action: string): string => eventLabels[action] ?? action;
