import type { PaymentMethod } from '../order/order-terms.schema.js';
import { isPaidOnline } from '../order/paid-online.js';
import { offeredPaymentMethods } from './branch-offer.js';

type Switches = Parameters<typeof offeredPaymentMethods>;

/** How staff of a branch take money: what is offered there, never online, and always cash. */
export const methodsTakenByHand = (shop: Switches[0], branch: Switches[1]): PaymentMethod[] =>
  [...new Set(['cash' as const, ...offeredPaymentMethods(shop, branch)])].filter((one) => !isPaidOnline(one));

/** Whether an order may be paid with a method: one that is taken there, or the one it was placed with. */
export const isTakenByHand = (
  method: PaymentMethod,
  taken: readonly PaymentMethod[],
  chosen: PaymentMethod,
): boolean => taken.includes(method) || method === chosen;
