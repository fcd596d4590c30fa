/** The settings of the shop that its manifest is made of. */
export interface ManifestSettings {
  readonly shopName: string;
  readonly description: string;
  readonly headColor: string | null;
  readonly icon: { readonly id: string; readonly version: number } | null;
}

/** A page that is offered beside the start of the installed shop. */
export interface Shortcut {
  readonly name: string;
  readonly path: string;
}

/** What an icon is made for: as it is, or to be cut by the system to any shape. */
export const iconPurposes = ['any', 'maskable'] as const;
export type IconPurpose = (typeof iconPurposes)[number];
/** Sides in pixels. */
export const appIconSizes = [180, 192, 512] as const;

export interface AppIcon {
  readonly purpose: IconPurpose;
  readonly size: number;
  /** Of the image. */
  readonly id: string;
  readonly version: number;
}

/** Where the server has the icon of the shop as a square PNG. */
export const appIconPath = ({ purpose, size, id, version }: AppIcon): string =>
  `/app-icon/${purpose}-${size}/${id}-${version}.png`;

const ICON = new RegExp(
  `^(${iconPurposes.join('|')})-(${appIconSizes.join('|')})/([0-9a-f-]{36})-([1-9]\\d{0,8})\\.png$`,
);

/** The icon at a path below `/app-icon/`; null for anything else. */
export function parseAppIcon(path: string): AppIcon | null {
  const [, purpose, size, id, version] = ICON.exec(path) ?? [];
  if (!purpose || !id) return null;
  return { purpose: purpose as IconPurpose, size: Number(size), id, version: Number(version) };
}

const MOST_SHORTCUTS = 4;
const THEME_COLOR = '#EC9B33';
/** That of the pages. */
const PAPER = '#FCF6EA';
/** Visits that begin at the icon are counted under this source. */
const SOURCE = 'source=pwa';

/** The manifest of the shop as a web app, see https://www.w3.org/TR/appmanifest/. */
export function webAppManifest(settings: ManifestSettings, menus: readonly Shortcut[]): object {
  const { shopName, description, headColor, icon } = settings;
  return {
    id: '/',
    name: shopName,
    short_name: shopName,
    ...(description === '' ? {} : { description }),
    lang: 'de',
    dir: 'ltr',
    start_url: `/?${SOURCE}`,
    scope: '/',
    display: 'standalone',
    theme_color: headColor?.slice(0, 7) ?? THEME_COLOR,
    background_color: PAPER,
    icons: [iconOf(icon, 'any', 192), iconOf(icon, 'any', 512), iconOf(icon, 'maskable', 512)],
    shortcuts: menus.slice(0, MOST_SHORTCUTS).map(({ name, path }) => ({ name, url: `${path}?${SOURCE}` })),
  };
}

function iconOf(icon: ManifestSettings['icon'], purpose: IconPurpose, size: number): object {
  const src = icon ? appIconPath({ ...icon, purpose, size }) : `/app-icon-${purpose}-${size}.png`;
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** What a home screen of Apple shows, which reads no manifest for it. */
export const appleIconPath = (icon: ManifestSettings['icon']): string =>
  icon ? appIconPath({ ...icon, purpose: 'maskable', size: 180 }) : '/app-icon-maskable-180.png';
