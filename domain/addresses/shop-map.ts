/** The settings of the map in the shop. */
export interface MapSettings {
  readonly enablePluginMapbox: boolean;
  /** Addresses of styles as MapLibre reads them, with '{token}' where the key belongs; empty: no map. */
  readonly mapboxStyle: string;
  readonly mapboxStyleDark: string;
  readonly mapboxToken: string;
}

export interface MapStyles {
  readonly light: string;
  readonly dark: string;
}

const TOKEN = '{token}';

/** Whether a style may be loaded from an address: by HTTPS, of the shop itself ('/karte/style.json'), or of this computer, for tests. */
export const isStyleAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) ||
  (URL.canParse(address) &&
    (new URL(address).protocol === 'https:' || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(address)));

export const needsToken = (style: string): boolean => style.includes(TOKEN);

/** The addresses of the styles with the key in them; null where a map is off, or cannot be shown with these settings. */
export function mapStyles({
  mapboxStyle,
  mapboxStyleDark,
  mapboxToken,
  ...others
}: MapSettings): MapStyles | null {
  const whole = (style: string): string | null =>
    !isStyleAddress(style) || (needsToken(style) && mapboxToken === '')
      ? null
      : style.replaceAll(TOKEN, encodeURIComponent(mapboxToken));
  const light = others.enablePluginMapbox ? whole(mapboxStyle) : null;
  return light === null ? null : { light, dark: whole(mapboxStyleDark) ?? light };
}

/** Origins of others ('https://tiles.example') that a page with the map connects to; none for styles of the shop itself. */
export function mapHosts(settings: MapSettings): string[] {
  const { light, dark } = mapStyles(settings) ?? { light: '/', dark: '/' };
  return [
    ...new Set([light, dark].filter((style) => !style.startsWith('/')).map((style) => new URL(style).origin)),
  ];
}

/** Pages that show a map: the start page, and the menu of a branch. */
export const isMapPage = (path: string): boolean => /^\/+(store\/+[^/]+\/*)?$/i.test(path);
