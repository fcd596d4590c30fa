import { storedPhone } from '@bestellwerk/domain/addresses/contact-details';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import type { PricedCart } from '../../shared/cart/price-cart.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';

/** The lines as they are sent. */
export const sentItems = (items: BranchCart['items']): OrderForm['items'] =>
  items.map(({ product, amount, unit, parts }) => ({ product, amount, unit, parts }));

/** The form as it is checked and sent: the branch's cart and the customer's details. */
export const orderFormOf = (
  branch: Branch,
  cart: BranchCart,
  { mode, area }: Pick<PricedCart, 'mode' | 'area'>,
  details: OrderDetails,
  items: OrderForm['items'] = sentItems(cart.items),
): OrderForm => ({
  ...details,
  // Details of an earlier visit, or filled in by the browser, were not typed in the field.
  phone: storedPhone(details.phone, branch.phone),
  branch: branch.id,
  isDelivery: mode === 'delivery',
  isDineIn: mode === 'dineIn',
  table: mode === 'dineIn' ? cart.table : null,
  items,
  deliveryArea: mode === 'delivery' ? (area?.area ?? null) : null,
  appointmentDate: cart.appointmentDate,
  comment: cart.comment,
});
