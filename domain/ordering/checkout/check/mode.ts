import type { Problem } from '../../../kernel/refusal.js';
import { offeredModes } from '../delivery-modes.js';
import type { DeliveryMode } from '../../../delivery/delivery-mode.schema.js';
import { messages } from './messages.js';
import type { CheckContext } from './shop-facts.js';

/** The problem of an order for a branch that the shop does not have. */
export const unknownBranch: Problem = { field: 'branch', message: messages.branchUnknown };

const notOffered: Record<DeliveryMode, Problem> = {
  takeaway: { field: null, message: messages.noTakeaway },
  delivery: { field: 'isDelivery', message: messages.noDelivery },
  dineIn: { field: 'isDineIn', message: messages.noDineIn },
};

/** The branch takes orders, and of this mode. */
export function modeProblems({ form, mode, branch }: CheckContext): Problem[] {
  if (!branch.isPublic) return [{ field: 'branch', message: messages.branchClosed }];
  if (form.isDelivery && form.isDineIn) return [{ field: 'isDineIn', message: messages.deliveryAndDineIn }];
  return offeredModes(branch).includes(mode) ? [] : [notOffered[mode]];
}
