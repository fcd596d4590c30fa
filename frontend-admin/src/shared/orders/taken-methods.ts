import { useContext } from 'react';
import { isTakenByHand, methodsTakenByHand } from '@bestellwerk/domain/ordering/checkout/taken-methods';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { ConfigContext, useBranchesQuery } from '../shop/shop-api.js';

/** How guests pay at the counter or the door. */
const takenMethods = [
  { value: 'cash', label: 'Bar', button: 'Barzahlung erfassen', taken: 'bar erhalten' },
  { value: 'atm-card', label: 'Karte', button: 'Kartenzahlung erfassen', taken: 'mit Karte erhalten' },
  {
    value: 'hydro-ag-voucher',
    label: 'Gutschein',
    button: 'Gutschein erfassen',
    taken: 'als Gutschein erhalten',
  },
] as const satisfies { value: PaymentMethod; label: string; button: string; taken: string }[];

export type TakenMethod = (typeof takenMethods)[number];

/** The one of that name; cash for what is not paid by hand. */
export const takenMethodOf = (name: string): TakenMethod =>
  takenMethods.find(({ value }) => value === name) ?? takenMethods[0];

/** Those with which an order can be paid in its branch; all until the branch is known, since the server asks the same. */
export function useTakenMethods({
  branch,
  paymentMethod,
}: Pick<StaffOrder, 'branch' | 'paymentMethod'>): readonly TakenMethod[] {
  const config = useContext(ConfigContext);
  const { data: branches } = useBranchesQuery();
  const place = branches?.find(({ id }) => id === branch.id);
  if (!config || !place) return takenMethods;
  const taken = methodsTakenByHand(config, place);
  return takenMethods.filter(({ value }) => isTakenByHand(value, taken, paymentMethod));
}
