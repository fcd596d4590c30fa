import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { deliveryFee, type DeliveryTerms } from '@bestellwerk/domain/delivery/delivery-fee';
import { toUnits } from '@bestellwerk/domain/kernel/money';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { totalsOf } from '@bestellwerk/domain/pricing/totals';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { balanceOf } from '@bestellwerk/domain/views/online-payments';
import { useBranchesQuery } from '../shop/shop-api.js';

export interface ItemTotals {
  /** Decimals. */
  readonly totalGross: number;
  readonly openAmount: number;
  readonly owedAmount: number;
}

/** What an order would cost with these lines, what of it would be open, and what would be to give back. */
export function totalsWith(
  order: StaffOrder,
  items: readonly OrderItem[],
  branch: Pick<Branch, 'deliveryAreas'> | undefined,
): ItemTotals {
  const { totalGross } = totalsOf(items, termsOf(order, branch), order.pricing.donation);
  return { totalGross, ...balanceOf({ ...order, totalGross, online: order.onlinePayments }) };
}

/** `totalsWith` for an order, by the terms of its branch. */
export function useTotalsWith(order: StaffOrder): (items: readonly OrderItem[]) => ItemTotals {
  const { data: branches } = useBranchesQuery();
  const branch = branches?.find(({ id }) => id === order.branch.id);
  return (items) => totalsWith(order, items, branch);
}

/** The terms of delivery: those of the area as long as they lead to what the order's delivery costs, else just that. */
function termsOf(
  { deliveryArea, pricing }: StaffOrder,
  branch: Pick<Branch, 'deliveryAreas'> | undefined,
): DeliveryTerms | null {
  if (deliveryArea === null) return null;
  const area = branch?.deliveryAreas.find((one) => one.area === deliveryArea);
  const isSame = area && deliveryFee(area, toUnits(pricing.gross)).gross === toUnits(pricing.deliveryGross);
  if (isSame) return area;
  const { deliveryGross: price } = pricing;
  return { price, tax: 0, free: false, freeFromOrderValue: null, minimumOrderValue: null };
}
