/** Who looks at more pages in a minute is no person. */
export const MOST_PAGE_VIEWS_PER_MINUTE = 60;
/** Sixty guests at lunch behind one address, each of whom opens five pages within the same minute. */
export const MOST_PAGE_VIEWS_OF_ADDRESS_PER_MINUTE = 300;
/** More does not come from guests who share an address: a hundred of them with twelve hits each. */
export const MOST_HITS_OF_ADDRESS_PER_MINUTE = 1_200;
/**
 * Guests who share an address are visitors of their own only by the names of their browsers, of which a canteen or a school has fewer
 * within the window. A program is a new visitor with each name that it makes up.
 */
export const MOST_VISITORS_OF_ADDRESS = 40;
/** For as long as visitors of an address are known. */
export const VISITORS_WINDOW_MINUTES = 10;

/** What was seen of an address, the hit included that is asked about. */
export interface AddressPace {
  /** Of this minute. */
  readonly hits: number;
  readonly pageViews: number;
  /** The place of the hit's visitor among those of the address in this window, by when they came; from 1. */
  readonly visitorPlace: number;
}

/** More than comes from people, however many share the address. */
export const isAddressTooFast = ({ hits, pageViews, visitorPlace }: AddressPace): boolean =>
  hits > MOST_HITS_OF_ADDRESS_PER_MINUTE ||
  pageViews > MOST_PAGE_VIEWS_OF_ADDRESS_PER_MINUTE ||
  visitorPlace > MOST_VISITORS_OF_ADDRESS;

/** By the page views of one visitor in this minute. */
export const isVisitorTooFast = (pageViews: number): boolean => pageViews > MOST_PAGE_VIEWS_PER_MINUTE;
