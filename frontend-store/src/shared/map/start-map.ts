import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import {
  addProtocol,
  type ErrorEvent,
  Map as MapView,
  Marker,
  NavigationControl,
  type RequestParameters,
  setWorkerUrl,
} from 'maplibre-gl';
import type { MapStyles } from '@bestellwerk/domain/addresses/shop-map';
import { buildingsLayer } from './buildings-layer.js';

/** Degrees, longitude first; `pitch` 0 looks from above, `bearing` 0 has the north at the top. */
export interface MapTarget {
  readonly center: [number, number];
  readonly zoom: number;
  readonly pitch: number;
  readonly bearing: number;
}

interface Options {
  readonly styles: MapStyles;
  readonly view: MapTarget;
  /** It can be seen. */
  onStarted(): void;
  /** Style or tiles cannot be loaded; the map is gone. */
  onFailed(): void;
}

/** Where the flight begins: the quarter around the target. */
const FAR = 13;
const MARKER = '#ec9b33';
/** Requests of the map's worker come to the page by it: the policy of the page names the hosts, that of the worker's script none. */
const BY_PAGE = 'page://';

/** What MapLibre shows and reads out, in German, as far as the shop uses it. */
const mapWords: Record<string, string> = {
  'AttributionControl.ToggleAttribution': 'Quellen zeigen oder verbergen',
  'AttributionControl.MapFeedback': 'Rückmeldung zur Karte',
  'Map.Title': 'Karte',
  'Marker.Title': 'Markierung',
  'NavigationControl.ResetBearing': 'Nach Norden ausrichten',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'CooperativeGesturesHandler.WindowsHelpText': 'Zum Vergrößern der Karte Strg halten und scrollen',
  'CooperativeGesturesHandler.MacHelpText': 'Zum Vergrößern der Karte ⌘ halten und scrollen',
  'CooperativeGesturesHandler.MobileHelpText': 'Die Karte lässt sich mit zwei Fingern bewegen',
};

setWorkerUrl(workerUrl);
addProtocol(BY_PAGE.replace('://', ''), async ({ url, type }: RequestParameters, { signal }) => {
  const response = await fetch(url.slice(BY_PAGE.length), { signal });
  // Beyond its region a map has no tiles.
  if (response.status === 404 && type === 'arrayBuffer') return { data: new ArrayBuffer(0) };
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  if (type === 'json') return { data: await response.json() };
  return { data: await (type === 'string' ? response.text() : response.arrayBuffer()) };
});

/** Shows a map in an element, which flies to its target, or is there at once for guests who want less motion. Answers what ends it. */
export function startMap(container: HTMLElement, { styles, view, onStarted, onFailed }: Options): () => void {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { center, zoom } = view;
  const map = new MapView({
    container,
    style: isDark.matches ? styles.dark : styles.light,
    ...(isMotionReduced ? view : { center, zoom: Math.min(zoom, FAR) }),
    maxPitch: 85,
    locale: mapWords,
    cooperativeGestures: true,
    attributionControl: { compact: false },
    transformRequest: (url) => ({ url: /^https?:\/\//.test(url) ? BY_PAGE + url : url }),
  });
  map.addControl(new NavigationControl({ visualizePitch: true }), 'top-right');
  new Marker({ color: MARKER }).setLngLat(center).addTo(map);

  const follow = () => void map.setStyle(isDark.matches ? styles.dark : styles.light);
  isDark.addEventListener('change', follow);
  const end = () => {
    isDark.removeEventListener('change', follow);
    map.remove();
  };

  map.on('style.load', () => {
    const { layers } = map.getStyle();
    const buildings = buildingsLayer(layers);
    if (buildings) map.addLayer(buildings, layers.find(({ type }) => type === 'symbol')?.id);
  });
  let [hasStyle, hasTile] = [false, false];
  map.once('style.load', () => {
    hasStyle = true;
    onStarted();
    if (!isMotionReduced) map.flyTo(view);
  });

  map.on('sourcedata', ({ tile }) => void (hasTile ||= tile !== undefined));
  map.on('error', (event: ErrorEvent & { tile?: unknown; sourceId?: string }) => {
    const isOfTiles = event.tile !== undefined || event.sourceId !== undefined;
    if (hasTile || (hasStyle && !isOfTiles)) return;
    end();
    onFailed();
  });
  return end;
}
