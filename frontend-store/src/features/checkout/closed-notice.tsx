import { memo } from 'react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { checkoutClosedNotice } from '@bestellwerk/domain/opening-hours/opening-texts';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useNow } from '../../shared/use-now.js';

interface Props {
  branch: Branch;
  mode: DeliveryMode;
}

/** Shown while the branch takes no orders of this mode at once. */
export const ClosedNotice = memo(function ClosedNotice({ branch, mode }: Props) {
  const now = useNow();
  const notice = checkoutClosedNotice(mode, branch, now, timeZoneOf(useShop(), branch));
  return notice && <p className="on-plum bg-plum p-4 font-semibold text-white">{notice}</p>;
});
