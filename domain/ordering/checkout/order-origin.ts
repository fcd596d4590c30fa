import { direct, sourceOf } from '../../analytics/visit-source.js';
import type { OrderOrigin } from '../order/order-terms.schema.js';
import type { OrderForm } from './order-form.schema.js';

interface OriginFacts {
  readonly isStaff: boolean;
  /** A kiosk of the branch sent it, with its token. */
  readonly isSelfService: boolean;
  readonly ownHosts: readonly string[];
}

/** How an order came. `ownHosts` are those of the shop: pages of its own are no source. */
export function originOf(
  { visit, table, phone }: Pick<OrderForm, 'visit' | 'table' | 'phone'>,
  { isStaff, isSelfService, ownHosts }: OriginFacts,
): OrderOrigin {
  if (isSelfService) return { context: 'self-service', ...direct };
  if (isStaff) return { context: phone.trim() === '' ? 'staff' : 'phone', ...direct };
  const source = sourceOf(visit?.page ?? '', visit?.referrer ?? '', ownHosts) ?? direct;
  // What a browser says of itself makes no kiosk of it.
  const context = visit?.context === 'self-service' ? undefined : visit?.context;
  return { context: context ?? (table === null ? 'web' : 'table'), ...source };
}
