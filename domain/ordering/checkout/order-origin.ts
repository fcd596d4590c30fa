import { direct, sourceOf } from '../../analytics/visit-source.js';
import type { OrderOrigin } from '../order/order-terms.schema.js';
import type { OrderForm } from './order-form.schema.js';

/** How an order came. `ownHosts` are those of the shop: pages of its own are no source. */
export function originOf(
  { visit, table, phone }: Pick<OrderForm, 'visit' | 'table' | 'phone'>,
  { isStaff, ownHosts }: { readonly isStaff: boolean; readonly ownHosts: readonly string[] },
): OrderOrigin {
  if (isStaff) return { context: phone.trim() === '' ? 'staff' : 'phone', ...direct };
  const source = sourceOf(visit?.page ?? '', visit?.referrer ?? '', ownHosts) ?? direct;
  return { context: visit?.context ?? (table === null ? 'web' : 'table'), ...source };
}
