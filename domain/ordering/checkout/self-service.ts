import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import { stepsOf, takesUploads } from '../../catalogue/configuration.js';
import { modeLabels } from '../order-labels.js';
import type { Branch } from '../../records/definitions/branch.js';
import type { Product } from '../../records/definitions/product.js';

type Switches = Pick<Branch, 'isDeliveryEnabled' | 'isPreorderEnabled' | 'isAppointmentRequired'>;

/** A branch as its kiosk offers it: guests who stand there order for now, to take along or to eat there. */
export const branchAtKiosk = <Offering extends Switches>(branch: Offering): Offering => ({
  ...branch,
  isDeliveryEnabled: false,
  isPreorderEnabled: false,
  isAppointmentRequired: false,
});

/** The modes for guests who stand there, and what they are asked. */
export const kioskModeLabels: Record<DeliveryMode, string> = {
  ...modeLabels,
  takeaway: 'Zum Mitnehmen',
  dineIn: 'Hier essen',
};
export const kioskModeQuestion = (offered: readonly DeliveryMode[]): string =>
  offered.length > 1 ? 'Hier essen oder mitnehmen?' : 'Art der Bestellung';

/**
 * A product as a kiosk offers it: not if it asks for files, which guests have on their own devices, nor if it needs a request
 * for a quotation, whose answer nobody waits for there.
 */
export const productAtKiosk = (product: Product): Product =>
  product.isPriceHidden || stepsOf(product).some(takesUploads) ? { ...product, isEnabled: false } : product;

/** Seconds in which a guest answers whether somebody is still there. */
export const ANSWER_WITHIN = 20;

/** What a kiosk does with a guest who touches nothing, and for how many seconds yet. */
export type Idleness =
  | { readonly phase: 'active'; readonly secondsLeft: number }
  | { readonly phase: 'asking'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/**
 * Whether a guest is asked if somebody is still there, or counts as gone. `idleMs`: milliseconds since the last touch, which a
 * clock that was set back makes negative. `askAfter`: seconds.
 */
export function idleness(idleMs: number, askAfter: number, answerWithin = ANSWER_WITHIN): Idleness {
  const untilAsked = askAfter * 1_000 - Math.max(0, idleMs);
  if (untilAsked > 0) return { phase: 'active', secondsLeft: Math.ceil(untilAsked / 1_000) };
  const untilOver = untilAsked + answerWithin * 1_000;
  return untilOver > 0 ? { phase: 'asking', secondsLeft: Math.ceil(untilOver / 1_000) } : { phase: 'over' };
}

/** Seconds that the page after an order stays: a guest who pays by phone needs longer than one who reads a number. */
export const endPageSeconds = { settled: 30, unpaid: 180 } as const;
