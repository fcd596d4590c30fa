import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { OrderPlaced } from './order/order-events.js';

type OrderAddress = NonNullable<OrderPlaced['deliveryAddress']>;

interface Addressed {
  readonly mode: DeliveryMode;
  readonly address: OrderAddress | null;
  /** Only where it is another one. */
  readonly deliveryAddress: OrderAddress | null;
}

/** Where an order is brought; null for other orders, and where nobody knows. */
export const deliveredTo = ({ mode, address, deliveryAddress }: Addressed): OrderAddress | null =>
  mode === 'delivery' ? (deliveryAddress ?? address) : null;

/** An address line by line, without what is not known: name, company, street, 'Stiege 1, Stock 3, Tür 12', town. */
export function addressLines(to: OrderAddress): string[] {
  const stairs = [
    to.stairway && `Stiege ${to.stairway}`,
    to.floor && `Stock ${to.floor}`,
    to.door && `Tür ${to.door}`,
  ];
  const lines = [
    to.name,
    to.companyName,
    to.street,
    stairs.filter(Boolean).join(', '),
    [to.zipCode, to.city].filter(Boolean).join(' '),
  ];
  return lines.filter((line): line is string => Boolean(line));
}
