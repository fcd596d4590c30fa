import { plainText } from './plain-text.js';

/** Where a visit came from. */
export interface VisitSource {
  /** A name such as 'Google', a host, or what the link said of itself; null for a visit that came from nowhere. */
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
}

export const direct: VisitSource = { source: null, medium: null, campaign: null };

const MOST_LETTERS = 100;

/** Hosts that are one source under many names. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)google\.[a-z.]{2,6}$|^com\.google\./, 'Google'],
  [/(^|\.)bing\.com$/, 'Bing'],
  [/(^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(^|\.)ecosia\.org$/, 'Ecosia'],
  [/(^|\.)yahoo\.[a-z.]{2,6}$/, 'Yahoo'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)(facebook\.com|fb\.me|fb\.com)$/, 'Facebook'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'X'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'WhatsApp'],
  [/(^|\.)tripadvisor\.[a-z.]{2,6}$/, 'Tripadvisor'],
];

/** Guests who come back from paying come from where they came before. */
const paymentHosts =
  /(^|\.)(mollie\.com|datatrans\.com|datatrans\.ch|paypal\.com|3dsecure\.io|arcot\.com|cardinalcommerce\.com|securesuite\.net)$/;

/** Hosts that appear as referrers only so that somebody looks at them. */
const spamHosts =
  /(^|\.)(semalt\.com|buttons-for-website\.com|best-seo-offer\.com|trafficmonetize\.org|darodar\.com|econom\.co|ilovevitaly\.com)$/;

export const isSpamReferrer = (referrer: string): boolean => spamHosts.test(hostOf(referrer) ?? '');

const sourceParameters = ['utm_source', 'source', 'ref'] as const;
/** What a link may say in its query of where it stands; nothing else of a query is looked at. */
export const arrivalParameters = [...sourceParameters, 'utm_medium', 'utm_campaign'] as const;

/**
 * The source of a page view by the address of its page and its referrer; what a link says of itself (utm_source, source, ref)
 * goes first. Null where it says nothing about where the visit came from: pages of our own, and of payment.
 */
export function sourceOf(page: string, referrer: string, ownHosts: readonly string[]): VisitSource | null {
  const query = new URLSearchParams(/\?([^#]*)/.exec(page)?.[1] ?? '');
  const said = sourceParameters.map((key) => cleaned(query.get(key))).find(Boolean);
  const [medium, campaign] = [cleaned(query.get('utm_medium')), cleaned(query.get('utm_campaign'))];
  if (said) return { source: groupOf(said.toLowerCase()) ?? said.toLowerCase(), medium, campaign };
  const host = hostOf(referrer);
  if (host === null) return referrer === '' ? { ...direct, medium, campaign } : null;
  if (ownHosts.includes(host) || paymentHosts.test(host)) return null;
  return { source: groupOf(host) ?? host, medium, campaign };
}

/** 'Flyer' for 'flyer', as a link says of itself; hosts stay as they are. */
export const sourceLabel = (source: string): string =>
  source.includes('.') ? source : source.charAt(0).toUpperCase() + source.slice(1);

const groupOf = (host: string): string | null => groups.find(([pattern]) => pattern.test(host))?.[1] ?? null;

/** Null if nothing is left, or if it has an @: links in newsletters may contain the reader's e-mail address. */
function cleaned(text: string | null): string | null {
  const kept = plainText(
    plainText(text ?? '')
      .trim()
      .slice(0, MOST_LETTERS),
  );
  return kept === '' || kept.includes('@') ? null : kept;
}

/** Without 'www.'; of an app on Android its package. Null if there is none. */
function hostOf(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  const isNamed = ['http:', 'https:', 'android-app:'].includes(protocol) && hostname !== '';
  return isNamed ? hostname.toLowerCase().replace(/^www\./, '') : null;
}
