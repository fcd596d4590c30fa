import { useEffect, useState } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { formerOrders } from '../../shared/order/former-orders.js';

/**
 * Whether orders from the branch were sent from this device, as it was when the page was opened: erased ones are put back from
 * where they were shown. Known only after the first rendering, which is the server's.
 */
export function useHasFormerOrders({ id }: Branch): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(formerOrders().some(({ branch }) => branch === id)), [id]);
  return isKnown;
}
