import { otherDayText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { preorderDays, timesOf } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { preorderFactsOf } from '@bestellwerk/domain/ordering/checkout/check/appointment';
import { contextOf, type ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { formatTime } from '@bestellwerk/domain/text/formats';

const SHOWN = 5;
const QUARTER = 15 * 60_000;

/** The next times of today and tomorrow that the shop would offer, as they are typed; empty is as soon as possible. */
export function nextTimes(form: OrderForm, facts: ShopFacts): string[] {
  const context = contextOf(form, facts);
  const { now, timeZone } = context;
  const days = preorderDays({ ...preorderFactsOf(context), horizonDays: 1 });
  const times = days
    .flatMap(({ windows }) => windows.flatMap((window) => timesOf(window)))
    .filter((at) => at.getTime() % QUARTER === 0)
    .slice(0, SHOWN);
  return [
    '',
    ...times.map((at) => {
      const time = formatTime(at, timeZone);
      return otherDayText(at, now, timeZone) === null ? time : `morgen ${time}`;
    }),
  ];
}
