import { useMemo } from 'react';
import { possibleTimesOf, takesOrders } from '@bestellwerk/domain/ordering/checkout/check/appointment';
import { timeZoneOf } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { earliestTime } from '@bestellwerk/domain/ordering/checkout/terms-words';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { DayWindows } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { useLimitedDays } from '../../../shared/catalogue/limited-days.js';
import { useShop } from '../../../shared/catalogue/use-shop.js';
import { useNow } from '../../../shared/use-now.js';

interface AppointmentTimes {
  /** None can be chosen while the branch is closed and takes no pre-orders; without them only today's can. */
  days: readonly DayWindows[];
  isTakingOrders: boolean;
  /** When an order that is wanted as soon as possible can be had; null while none is taken. */
  earliest: Date | null;
}

const MINUTE = 60_000;

/** The times a customer can choose from. Those that pass within this minute are left out. */
export function useAppointmentTimes(
  branch: Branch,
  mode: DeliveryMode,
  items: OrderForm['items'],
): AppointmentTimes {
  const { config, products } = useShop();
  const limitedDays = useLimitedDays(branch);
  const nextMinute = Math.floor(useNow().getTime() / MINUTE + 1) * MINUTE;
  // 180 days of times cost too much to be found again with every key that is typed.
  return useMemo(() => {
    const now = new Date(nextMinute);
    const timeZone = timeZoneOf({ branch, config });
    const context = { form: { items }, mode, branch, products, now, timeZone, limitedDays };
    const days = possibleTimesOf(context);
    const { date: today } = localTime(now, timeZone);
    return {
      days: branch.isPreorderEnabled ? days : days.filter(({ date }) => date === today),
      isTakingOrders: takesOrders({ mode, branch, now, timeZone }),
      earliest: earliestTime(context),
    };
  }, [branch, mode, items, config, products, limitedDays, nextMinute]);
}
