import type { Problem } from '../../kernel/refusal.js';
import { messages } from './messages.js';
import type { CheckContext } from './shop-facts.js';

/** The branch takes orders, and of this mode. */
export function modeProblems({ form, mode, branch }: CheckContext): Problem[] {
  if (!branch.isPublic) return [{ field: 'branch', message: messages.branchClosed }];
  if (form.isDelivery && form.isDineIn) return [{ field: 'isDineIn', message: messages.deliveryAndDineIn }];
  switch (mode) {
    case 'takeaway':
      return branch.isTakeawayEnabled ? [] : [{ field: null, message: messages.noTakeaway }];
    case 'delivery':
      return branch.isDeliveryEnabled ? [] : [{ field: 'isDelivery', message: messages.noDelivery }];
    case 'dineIn':
      return branch.isDineInEnabled ? [] : [{ field: 'isDineIn', message: messages.noDineIn }];
    default:
      return mode satisfies never;
  }
}
