import { ADD_TO_CART, INITIATE_CHECKOUT, PAGE_VIEW, PURCHASE } from '@bestellwerk/domain/analytics/actions';
import type { EventData } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import {
  isPixelId,
  isTagManagerId,
  PIXEL_SCRIPT,
  tagManagerScript,
  type ThirdPartyIds,
} from '@bestellwerk/domain/analytics/third-parties';
import { noteThirdPartyScripts } from '../../shared/consent/third-party-page.js';
import { keepSecretsApart } from './keep-secrets-apart.js';
import type { VisitEvent } from './visit-events.js';

interface Pixel {
  (...call: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  loaded: boolean;
  version: string;
  push: Pixel;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
    dataLayer?: object[];
  }
}

/** By product id; undefined for one that is gone. */
export type ProductNumberOf = (product: string) => string | undefined;

/** Loads the scripts that the ids name, and answers what reports events to them. Once per page. */
export function loadThirdParties(ids: ThirdPartyIds, numberOf: ProductNumberOf): (event: VisitEvent) => void {
  noteThirdPartyScripts();
  keepSecretsApart();
  const [hasPixel, hasTagManager] = [isPixelId(ids.pixelId), isTagManagerId(ids.tagManagerId)];
  if (hasPixel) startPixel(ids.pixelId);
  if (hasTagManager) startTagManager(ids.tagManagerId);
  return (event) => {
    const call = pixelCallOf(event, numberOf);
    if (hasPixel && call) window.fbq?.('track', ...call);
    const pushed = pushedOf(event, numberOf);
    if (hasTagManager && pushed) window.dataLayer?.push(pushed);
  };
}

function startPixel(id: string): void {
  const pixel = function (...call: unknown[]) {
    if (pixel.callMethod) pixel.callMethod(...call);
    else pixel.queue.push(call);
  } as Pixel;
  Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel, disablePushState: true });
  window.fbq = window._fbq = pixel;
  // Otherwise it reads buttons and forms by itself.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript(PIXEL_SCRIPT);
}

function startTagManager(id: string): void {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  addScript(tagManagerScript(id));
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

const pixelNames: Readonly<Record<string, string>> = {
  [ADD_TO_CART]: 'AddToCart',
  [INITIATE_CHECKOUT]: 'InitiateCheckout',
  [PURCHASE]: 'Purchase',
};

/** Name and parameters as the pixel takes them; null for what it is not to know. */
export function pixelCallOf({ entry, count }: VisitEvent, numberOf: ProductNumberOf): unknown[] | null {
  if (entry.action === PAGE_VIEW) return ['PageView'];
  const name = pixelNames[entry.action];
  if (name === undefined) return null;
  const data = entry.data as EventData;
  const parameters = {
    content_ids: numbersIn(data, numberOf),
    content_type: 'product',
    value: valueOf(data),
    currency: data.currency,
    num_items: count,
  };
  return [name, parameters];
}

/** What the tag manager's layer of data is given, in the words of Google Analytics 4. */
export function pushedOf({ entry }: VisitEvent, numberOf: ProductNumberOf): object | null {
  const { action } = entry;
  const data = entry.data as EventData;
  if (action === PAGE_VIEW) return { event: 'page_view', page_path: data.path };
  const event = action === INITIATE_CHECKOUT ? 'begin_checkout' : action;
  if (pixelNames[action] === undefined) return null;
  const items = (data.items ?? []).map(({ product, amount, price }) => ({
    ...{ item_id: numberOf(product) ?? product, quantity: amount, price },
  }));
  return { event, ecommerce: { value: valueOf(data), currency: data.currency, items } };
}

const numbersIn = ({ items = [] }: EventData, numberOf: ProductNumberOf): string[] => [
  ...new Set(items.flatMap(({ product }) => numberOf(product) ?? [])),
];

/** Two decimals, as amounts of money have. */
const valueOf = ({ price, items = [] }: EventData): number =>
  Number((price ?? items.reduce((sum, item) => sum + item.amount * item.price, 0)).toFixed(2));
