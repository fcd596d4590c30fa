import type { DeliveryMode } from './delivery-mode.schema.js';

/** The mode of an order form or an order. Takeaway is neither of the two flags. */
export function modeOf({ isDelivery, isDineIn }: Flags): DeliveryMode {
  if (isDelivery) return 'delivery';
  return isDineIn ? 'dineIn' : 'takeaway';
}

interface Flags {
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
}
