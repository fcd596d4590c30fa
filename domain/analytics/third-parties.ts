/** The settings by which the shop loads scripts of others. An empty id: nothing is loaded from there. */
export interface ThirdPartyIds {
  readonly pixelId: string;
  readonly tagManagerId: string;
}

/** Hosts that a page may use beside its own, by what it uses them for. */
export interface ThirdPartyHosts {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

export const isPixelId = (id: string): boolean => /^\d{5,20}$/.test(id);
export const isTagManagerId = (id: string): boolean => /^GTM-[A-Z\d]{4,12}$/.test(id);

export const PIXEL_SCRIPT = 'https://connect.facebook.net/de_DE/fbevents.js';
export const tagManagerScript = (id: string): string =>
  `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;

const META = 'https://www.facebook.com';
const GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** What the scripts behind the ids need, and nothing more. */
export function thirdPartyHosts({ pixelId, tagManagerId }: ThirdPartyIds): ThirdPartyHosts {
  const [hasPixel, hasTagManager] = [isPixelId(pixelId), isTagManagerId(tagManagerId)];
  const ofBoth = [...(hasPixel ? [META] : []), ...(hasTagManager ? GOOGLE : [])];
  return {
    scripts: [
      ...(hasPixel ? [new URL(PIXEL_SCRIPT).origin] : []),
      ...(hasTagManager ? ['https://*.googletagmanager.com'] : []),
    ],
    images: ofBoth,
    connections: ofBoth,
  };
}

export const hasThirdParties = (ids: ThirdPartyIds): boolean => thirdPartyHosts(ids).scripts.length > 0;
