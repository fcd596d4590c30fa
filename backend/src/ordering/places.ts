import { takePlace, type TakePlace } from '@bestellwerk/domain/branch-day/branch-day-decisions';
import { capacityOf } from '@bestellwerk/domain/branch-day/capacity';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { type ShopFacts, timeZoneOf } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { soonest } from '@bestellwerk/domain/ordering/checkout/check/limits';
import { beginsAt } from '@bestellwerk/domain/opening-hours/open-state';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { dayStreams, type ShownDay } from '../branch-day/day-streams.js';
import { placeTexts } from '@bestellwerk/domain/ordering/checkout/place-texts';

/** The places that an order needs: one on the day it is placed on, with its number, and one on another day it is due on. */
export function placesOf(order: string, form: OrderForm, facts: ShopFacts) {
  const { isOverridden = false } = facts.entry ?? {};
  const timeZone = timeZoneOf(facts);
  const { now, branch } = facts;
  const due = form.appointmentDate && new Date(form.appointmentDate).toISOString();
  const begins = due === null ? beginsAt(modeOf(form), branch, now, timeZone) : null;
  const placedOn = businessDate(now, timeZone);
  const dueOn = businessDate(new Date(due ?? begins ?? now), timeZone);
  const capacity = capacityOf(branch);
  const place: TakePlace = {
    ...{
      order,
      due,
      beginsAt: begins?.toISOString() ?? null,
      at: now.toISOString(),
      mode: modeOf(form),
      texts: placeTexts(facts),
    },
    ...{ capacity, products: form.items.map(({ product }) => product) },
    ...{ isPlacedHere: true, isDueHere: true, isOverridden },
    ...(typeof form.expectedDelay === 'number' && { expectedDelay: form.expectedDelay }),
  };
  const on = (date: string, request: TakePlace) => ({
    stream: dayStreams.stream(`${branch.id}.${date}`),
    decider: dayStreams.decider,
    decide: ({ state }: ShownDay) => takePlace(state, request),
  });
  if (dueOn === placedOn) return { today: on(placedOn, place), dueDay: null };
  return {
    today: on(placedOn, { ...place, isDueHere: false }),
    dueDay: on(dueOn, { ...place, isPlacedHere: false }),
  };
}

/** When the branch begins with an order that is wanted as soon as possible. */
export const beginOf = (form: OrderForm, facts: ShopFacts): Date =>
  soonest({ ...facts, mode: modeOf(form), timeZone: timeZoneOf(facts) });
