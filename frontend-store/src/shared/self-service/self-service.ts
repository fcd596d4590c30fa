import { createContext, useContext } from 'react';
import type { OrderAddress } from '../order/order-api.js';

/** What the shop does differently at a kiosk of a branch. */
export interface AtKiosk {
  /** An order was accepted. `paymentPage`: where it is paid; null where that is at the counter or not known. */
  onPlaced(order: OrderAddress, paymentPage: string | null): void;
}

/** Null in the shop itself. */
export const SelfService = createContext<AtKiosk | null>(null);

export const useAtKiosk = (): AtKiosk | null => useContext(SelfService);
