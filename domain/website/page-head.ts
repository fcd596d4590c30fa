import { appleIconPath, type ManifestSettings } from './web-app-manifest.js';

/** The settings of the shop that heads of pages are made of. */
export interface HeadSettings {
  readonly title: string;
  readonly shopName: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly headColor: string | null;
  readonly icon: ManifestSettings['icon'];
  /** Whether the shop can be installed as an app. */
  readonly enablePluginPWA: boolean;
}

export interface HeadOfPage {
  /** Null is the title of the shop alone. */
  readonly title: string | null;
  /** Empty: that of the shop. */
  readonly description?: string;
  /** Where everybody finds it, not encoded; null for what has no address of its own, such as a page that does not exist. */
  readonly path: string | null;
  /** Kept out of indexes. */
  readonly isHidden?: boolean;
  /** Absolute address of the picture that is shown with a shared link. */
  readonly image?: string | null;
  /** Path of the icon of the shop; null is the usual one. */
  readonly icon?: string | null;
}

export interface HeadTag {
  readonly element: 'meta' | 'link';
  /** The attribute by which a page has only one of them, with its value. */
  readonly key: readonly [name: string, value: string];
  readonly value: readonly [name: string, value: string];
}

export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/** The tags of a head that follow from its page; all others stay. */
export const OWN_TAGS = [
  ...['meta[name="robots"]', 'meta[name="description"]', 'meta[name^="twitter:"]'],
  ...['meta[property^="og:"]', 'link[rel="canonical"]', 'meta[name="theme-color"]', 'link[rel="icon"]'],
  ...['link[rel="manifest"]', 'link[rel="apple-touch-icon"]'],
].join(',');

const OF_ONE_GUEST = /^\/(status|vorschau)(\/|$)|^\/store\/[^/]+\/checkout(\/|$)/i;

/** Whether a path is of one guest or of one editor, so that no index may have it. */
export const isOfOneGuest = (path: string): boolean => OF_ONE_GUEST.test(path);

/** Title, canonical address and the tags for indexes and shared links. Browser and server make the same of a page. */
export function pageHead(
  settings: HeadSettings,
  { title, description, path, isHidden = false, image = null, icon = null }: HeadOfPage,
  origin: string,
): PageHead {
  const base = settings.seoTitle || settings.title || settings.shopName;
  const fullTitle = title ? `${title} - ${base}` : base;
  const fullDescription = description || settings.seoDescription || settings.description;
  const url = path === null ? null : origin + encodeURI(path);
  const isForIndexes = !isHidden && !(path !== null && isOfOneGuest(path));
  const named = tagsOf('name', {
    robots: isForIndexes ? 'all' : 'noindex, nofollow',
    description: fullDescription,
    'twitter:card': image ? 'summary_large_image' : 'summary',
    'twitter:title': fullTitle,
    'twitter:description': fullDescription,
    'twitter:image': image,
  });
  const graph = tagsOf('property', {
    'og:type': 'website',
    'og:locale': 'de_AT',
    'og:site_name': settings.shopName,
    'og:title': fullTitle,
    'og:description': fullDescription,
    'og:url': url,
    'og:image': image,
  });
  const canonical: HeadTag[] = url
    ? [{ element: 'link', key: ['rel', 'canonical'], value: ['href', url] }]
    : [];
  return {
    title: fullTitle,
    tags: [...named, ...graph, ...canonical, ...brandTags(settings, icon), ...appTags(settings)],
  };
}

const USUAL_COLOR = '#EC9B33';
const USUAL_ICON = '/icon.svg';

/** What browsers show of the shop around its pages. */
const brandTags = ({ headColor }: HeadSettings, icon: string | null): HeadTag[] => [
  {
    element: 'meta',
    key: ['name', 'theme-color'],
    value: ['content', headColor?.slice(0, 7) ?? USUAL_COLOR],
  },
  { element: 'link', key: ['rel', 'icon'], value: ['href', icon ?? USUAL_ICON] },
];

const appTags = ({ enablePluginPWA, icon }: HeadSettings): HeadTag[] =>
  enablePluginPWA
    ? [
        { element: 'link', key: ['rel', 'manifest'], value: ['href', '/manifest.webmanifest'] },
        { element: 'link', key: ['rel', 'apple-touch-icon'], value: ['href', appleIconPath(icon)] },
      ]
    : [];

/** Those that hold something. */
const tagsOf = (key: string, contents: Readonly<Record<string, string | null>>): HeadTag[] =>
  Object.entries(contents).flatMap(([name, content]) =>
    content ? [{ element: 'meta', key: [key, name], value: ['content', content] }] : [],
  );
