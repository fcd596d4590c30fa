import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import { byId } from '../../kernel/by-id.js';
import { plannedText } from '../../opening-hours/appointment-texts.js';
import { timeZoneOf, type ShopFacts } from './check/check-context.js';
import { fullNowText } from './check/limits.js';
import { textsOf } from './check/messages.js';

/** Why a branch's day does not take an order, as the guest reads it. */
export function placeTexts(facts: ShopFacts) {
  const timeZone = timeZoneOf(facts);
  const textOf = (instant: string) => plannedText(new Date(instant), facts.now, timeZone);
  const products = byId(facts.products);
  const messages = textsOf(facts);
  return {
    paused: (until: string) => messages.orderingPaused(textOf(until)),
    full: (window: string) => messages.windowFull(textOf(window)),
    fullNow: (end: string, mode: DeliveryMode) => fullNowText({ ...facts, mode, timeZone }, new Date(end)),
    delayed: (minutes: number) => messages.preparationDelayed(minutes),
    soldOut: (product: string) => messages.productSoldOut(products.get(product)?.name ?? ''),
  };
}
