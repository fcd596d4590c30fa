import { formatNumber } from '../text/formats.js';

/** The highest total that a search for orders reports. */
export const MOST_COUNTED = 1_000;

/** '5 von 7': how many of those found are shown; only their number if all are. */
export function shownText(shown: number, total: number): string {
  if (total <= shown) return formatNumber(shown);
  const most = total >= MOST_COUNTED ? ' oder mehr' : '';
  return `${formatNumber(shown)} von ${formatNumber(total)}${most}`;
}

/** '7 Bestellungen', as the head of a list. */
export function foundOrdersText(total: number, isSearch: boolean): string {
  if (isSearch && total >= MOST_COUNTED) return `${formatNumber(MOST_COUNTED)} Bestellungen oder mehr`;
  return total === 1 ? '1 Bestellung' : `${formatNumber(total)} Bestellungen`;
}
