import type { AnalyticsEntry, VisitContext } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { Random } from '@bestellwerk/server-kit/random';

/** Somebody who looks at the shop: what their browser sends, and when. */
export interface Visit {
  readonly userAgent: string;
  readonly isBot: boolean;
  readonly entries: readonly { readonly at: Date; readonly entry: AnalyticsEntry }[];
}

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome';
/** With the size of their window and its pixel ratio. */
const devices = [
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`, 390, 844, 3],
  [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome}/141.0.0.0 Mobile Safari/537.36`, 412, 915, 2.625],
  [`Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`, 820, 1180, 2],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}/141.0.0.0 Safari/537.36`, 1536, 864, 1.25],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 1920, 1080, 1],
] as const; // prettier-ignore
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const referrers: readonly (readonly [string, number])[] = [
  ['', 5],
  ['https://www.google.com/', 4],
  ['https://l.instagram.com/', 2],
  ['https://www.tripadvisor.at/', 1],
];
const queries: readonly (readonly [string, number])[] = [
  ['', 9],
  ['?utm_source=flyer&utm_medium=print&utm_campaign=herbst', 1],
];

const CONTENT_PAGES = ['/', '/site/imprint', '/site/allergens'];

/** How far a visit goes: it looks around, fills a cart, opens the checkout, or orders. */
export type Depth = 'menu' | 'cart' | 'checkout' | 'order';
const depths = ['menu', 'cart', 'checkout', 'order'] as const;

/** A visit that ends at about `end`, which is when an order is placed if there is one. */
export function generateVisit(
  branch: Branch,
  products: readonly Product[],
  depth: Depth,
  end: Date,
  random: Random,
): Visit {
  const [agent, width, height, ratio] = random.pick(devices);
  const context: VisitContext = width < 800 && random.chance(0.2) ? 'pwa' : 'web';
  const store = `/store/${branch.identifier}`;
  const [referrer, query] = [random.weighted(referrers), random.weighted(queries)];
  const entries: AnalyticsEntry[] = [
    {
      ...{ type: 'device', action: 'device-init', category: 'device' },
      data: {
        ...{ path: `/${query}`, branch: branch.id, context, documentReferrer: referrer },
        ...{
          screenWidth: width,
          screenHeight: height,
          windowInnerWidth: width,
          windowInnerHeight: height - 60,
        },
        ...{ windowDevicePixelRatio: ratio, darkMode: random.chance(0.35), language: 'de-AT' },
      },
    },
  ];
  const place = (path: string) => ({ path, branch: branch.id, context });
  const event = (category: string, action: string, path: string, data: object = {}) =>
    entries.push({ type: 'event', category, action, data: { ...place(path), ...data } });
  const view = (path: string, data: object = {}) => {
    event('page', 'page_view', path, data);
    event('page', 'engagement', path, { activeSeconds: random.between(3, 90) });
  };
  if (random.chance(0.6)) view(`${random.pick(CONTENT_PAGES)}${query}`, { referrer });
  view(`${store}${query}`, entries.length === 1 ? { referrer } : {});
  const reached = depths.indexOf(depth);
  if (reached >= 1) {
    for (const product of random.sample(products, random.between(1, 3))) {
      event('cart', 'add_to_cart', store, { product: product.id, price: product.price });
    }
  }
  if (reached >= 2) event('checkout', 'initiate_checkout', store);
  if (reached >= 2) view(`${store}/checkout`);
  if (reached >= 3) event('checkout', 'purchase', `${store}/checkout`);
  return { userAgent: agent, isBot: false, entries: dated(entries, end, random) };
}

/** A program that looks at a page: it counts nowhere. */
export const generateBotVisit = (branch: Branch, at: Date): Visit => {
  const data = { path: `/store/${branch.identifier}` };
  return {
    ...{ userAgent: bot, isBot: true },
    entries: [{ at, entry: { type: 'event', category: 'page', action: 'page_view', data } }],
  };
};

/** Some seconds one after the other, up to the end. */
function dated(entries: readonly AnalyticsEntry[], end: Date, random: Random): Visit['entries'] {
  let at = end.getTime();
  return entries
    .toReversed()
    .map((entry) => {
      const dates = { at: new Date(at), entry };
      at -= random.between(2, 25) * 1000;
      return dates;
    })
    .toReversed();
}
