import { useMemo } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { formerOrders } from '../../shared/order/former-orders.js';
import { useIsInBrowser } from '../../shared/use-is-in-browser.js';

/**
 * Whether orders from the branch were sent from this device, as it was when the page was opened: erased ones are put back from
 * where they were shown.
 */
export function useHasFormerOrders({ id }: Branch): boolean {
  const isInBrowser = useIsInBrowser();
  return useMemo(() => isInBrowser && formerOrders().some(({ branch }) => branch === id), [isInBrowser, id]);
}
