import { type OrderDetails, emptyDetails } from './details-slice.js';

const NAME = 'order-details';

/** The customer's details as kept in sessionStorage; empty ones if there are none or they are damaged. */
export function loadDetails(storage: Storage = sessionStorage): OrderDetails {
  try {
    return { ...emptyDetails, ...(JSON.parse(storage.getItem(NAME) ?? '{}') as Partial<OrderDetails>) };
  } catch {
    return emptyDetails;
  }
}

export const saveDetails = (details: OrderDetails, storage: Storage = sessionStorage): void =>
  storage.setItem(NAME, JSON.stringify(details));
