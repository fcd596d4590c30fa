import { useMemo } from 'react';
import { possibleTimesOf, takesOrders } from '@bestellwerk/domain/ordering/check/possible-times';
import { contextOf, factsAt } from '@bestellwerk/domain/ordering/check/shop-facts';
import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import type { DayWindows } from '@bestellwerk/domain/rules/preorder-slots';
import { localTime } from '@bestellwerk/domain/rules/zoned-time';
import { useShop } from '../../../shared/catalogue/use-shop.js';
import { useNow } from '../../../shared/use-now.js';

interface AppointmentTimes {
  /** None can be chosen while the branch is closed and takes no pre-orders; without them only today's can. */
  days: readonly DayWindows[];
  isTakingOrders: boolean;
}

const MINUTE = 60_000;

/** The times a customer can choose from. Those that pass within this minute are left out. */
export function useAppointmentTimes(branch: Branch, form: OrderForm): AppointmentTimes {
  const shop = useShop();
  const nextMinute = Math.floor(useNow().getTime() / MINUTE + 1) * MINUTE;
  return useMemo(() => {
    const context = contextOf(form, factsAt(new Date(nextMinute), shop, branch));
    const { date: today } = localTime(context.now, context.timeZone);
    const days = possibleTimesOf(context);
    return {
      days: branch.isPreorderEnabled ? days : days.filter(({ date }) => date === today),
      isTakingOrders: takesOrders(context),
    };
  }, [form, shop, branch, nextMinute]);
}
