import type { DeliveryMode } from '@bestellwerk/domain/kernel/delivery-mode';
import type { Branch } from '@bestellwerk/domain/resources/branch.schema';
import { appointmentDateText } from '@bestellwerk/domain/rules/appointment-texts';
import { isOpenFor } from '@bestellwerk/domain/rules/open-state';
import { checkoutClosedNotice } from '@bestellwerk/domain/rules/opening-texts';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { useNow } from '../../shared/use-now.js';

interface Props {
  branch: Branch;
  mode: DeliveryMode;
}

/** Says so while the branch takes no orders of this mode at once. */
export function ClosedNotice({ branch, mode }: Props) {
  const now = useNow();
  const notice = checkoutClosedNotice(mode, branch, now, timeZoneOf(useShop(), branch));
  return notice && <p className="on-plum bg-plum p-4 font-semibold text-white">{notice}</p>;
}

/** When the order will be ready, as far as that can be said. */
export function OrderTime({ branch, mode }: Props) {
  const now = useNow();
  const timeZone = timeZoneOf(useShop(), branch);
  const isLater = !branch.isAppointmentRequired && !isOpenFor(mode, branch, now, timeZone);
  const opens = mode === 'delivery' ? 'sobald wir wieder liefern' : 'sobald wir wieder geöffnet haben';
  return (
    <p className="flex gap-2.5">
      <Icon name="clock" />
      <span>
        <span className="font-semibold">Zeitpunkt:</span> {appointmentDateText(null, branch, now, timeZone)}
        {isLater && `, ${opens}`}
      </span>
    </p>
  );
}
