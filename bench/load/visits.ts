import type { AnalyticsEntry } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { requestText } from './http-connection.js';

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
];
const screens = [
  [1920, 1080],
  [390, 844],
  [412, 915],
] as const;
const referrers = ['', 'https://www.google.com/', 'https://l.instagram.com/'];

/** What visitors of the shop send: each call is all of another visitor's visit, as many entries as are asked for. */
export class Visits {
  private turn = 0;

  constructor(
    private readonly branch: { readonly id: string; readonly identifier: string },
    private readonly entriesPerCall: number,
  ) {}

  /** The whole request as it goes over the wire. */
  next(): string {
    const visitor = this.turn++;
    // The number makes it another visitor: all of them come from one address.
    const agent = `${browsers[visitor % browsers.length]!} Visitor/${visitor}`;
    return requestText(
      'POST',
      '/api/analytics-log',
      { 'user-agent': agent },
      JSON.stringify(this.entries(visitor)),
    );
  }

  private entries(visitor: number): AnalyticsEntry[] {
    const path = `/store/${this.branch.identifier}`;
    const place = { path, branch: this.branch.id, context: 'web' } as const;
    const [screenWidth, screenHeight] = screens[visitor % screens.length]!;
    const visit: AnalyticsEntry[] = [
      {
        ...{ type: 'device', action: 'device-init', category: 'device' },
        data: { ...place, screenWidth, screenHeight, darkMode: visitor % 4 === 0 },
      },
      { ...view, data: { ...place, referrer: referrers[visitor % referrers.length] } },
      ...Array.from({ length: Math.max(0, this.entriesPerCall - 4) }, (_, index): AnalyticsEntry => {
        if (index % 3 === 0) return { ...event('cart', 'add_to_cart'), data: place };
        return { ...event('page', 'engagement'), data: { ...place, activeSeconds: 5 + (index % 7) } };
      }),
      { ...event('checkout', 'initiate_checkout'), data: place },
      { ...view, data: { ...place, path: `${path}/checkout` } },
    ];
    return visit.slice(0, this.entriesPerCall);
  }
}

const event = (category: string, action: string) => ({ type: 'event', category, action }) as const;
const view = event('page', 'page_view');
