import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { pauseCardText } from '@bestellwerk/domain/opening-hours/opening-texts';
import { pausedUntil } from '@bestellwerk/domain/ordering/checkout/check/limits';
import { useFollowedLimits, useLimitedDays } from '../../shared/catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useNow } from '../../shared/use-now.js';

/** On the card of a branch, while it pauses ordering: from when on it takes orders again. */
export default function BranchPause({ branch }: { branch: Branch }) {
  useFollowedLimits(branch);
  const now = useNow();
  const timeZone = timeZoneOf(useShop(), branch);
  const until = pausedUntil({ limitedDays: useLimitedDays(branch), now, timeZone });
  return (
    until && (
      <p className="bg-plum px-5 py-2 font-semibold text-white">
        {pauseCardText(until, branch, now, timeZone)}
      </p>
    )
  );
}
