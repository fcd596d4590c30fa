import { businessDate } from '../../../calendar/zoned-time.js';
import { beginsAt } from '../../../opening-hours/open-state.js';
import { expectedTime } from '../../expected-time.js';
import { dayAndTime, plannedText } from '../../../opening-hours/appointment-texts.js';
import type { ClosedRange } from '../../../opening-hours/preorder-slots.js';
import type { CheckContext, LimitedDay } from './check-context.js';
import { textsOf } from './messages.js';

type Limited = Pick<CheckContext, 'limitedDays' | 'now' | 'timeZone' | 'entry'>;
type OrderingNow = Limited & Pick<CheckContext, 'mode' | 'branch'>;
type Ordering = OrderingNow & { readonly form: Pick<CheckContext['form'], 'appointmentDate'> };

/** What cannot be had on the business day of an instant. */
export const limitsOn = (
  { limitedDays = [], timeZone }: Omit<Limited, 'entry'>,
  at: Date,
): LimitedDay | undefined =>
  limitedDays.length === 0 ? undefined : limitedDays.find(({ date }) => date === businessDate(at, timeZone));

/** Ids of the products that are sold out on the day for which an order is wanted. */
export const soldOutFor = (context: Ordering): readonly string[] =>
  limitsOn(context, dueOf(context))?.soldOut ?? NONE;

const NONE: readonly string[] = [];

export const isSoldOut = (context: Ordering, product: string): boolean =>
  soldOutFor(context).includes(product);

/** When an order is wanted: at its time, or as soon as possible. */
const dueOf = ({ form: { appointmentDate }, ...context }: Ordering): Date =>
  appointmentDate === null ? soonest(context) : new Date(appointmentDate);

/** When the branch begins with an order that is wanted as soon as possible: now, or when it opens. */
export const soonest = ({ mode, branch, now, timeZone }: Omit<OrderingNow, 'limitedDays' | 'entry'>): Date =>
  beginsAt(mode, branch, now, timeZone) ?? now;

/** The end of a pause of ordering in which an instant, usually now, falls; null if none does. */
export function pausedUntil(context: Limited, at: Date = context.now): Date | null {
  const end = limitsOn(context, context.now)?.pausedUntil;
  return end && at < new Date(end) ? new Date(end) : null;
}

/** Minutes that an order wanted as soon as possible takes longer, because the kitchen is under load when it begins with it. */
export function delayOf(context: Omit<OrderingNow, 'entry'>): number {
  const delay = limitsOn(context, context.now)?.delay;
  return delay && soonest(context) < new Date(delay.until) ? delay.minutes : 0;
}

/** Minutes of the kitchen's delay at the moment. */
export function delayNow(context: Omit<Limited, 'entry'>): number {
  const delay = limitsOn(context, context.now)?.delay;
  return delay && context.now < new Date(delay.until) ? delay.minutes : 0;
}

/** When an order wanted as soon as possible is ready, brought or served, as far as the branch's limits are known. */
export const expectedFor = (context: Omit<OrderingNow, 'entry'>): Date =>
  expectedTime(context.branch, context.mode, context.now, context.timeZone, delayOf(context));

/** The windows that take no more orders of a mode. */
export const fullRanges = ({
  limitedDays = [],
  mode,
}: Pick<CheckContext, 'limitedDays' | 'mode'>): ClosedRange[] =>
  limitedDays.flatMap(({ full, windowMinutes }) =>
    full[mode].map((start) => ({
      from: new Date(start),
      to: new Date(Date.parse(start) + windowMinutes * 60_000),
    })),
  );

/** Why an order cannot be taken as soon as possible at the moment; null if it can. */
export function problemWithNow(context: OrderingNow): string | null {
  const { now, timeZone } = context;
  const begins = soonest(context);
  const paused = pausedUntil(context, begins);
  const texts = textsOf(context);
  if (paused) return pausedText(context, paused);
  const full = rangeAt(context, begins);
  if (!full) return null;
  if (begins > now) return texts.windowFull(plannedText(full.from, now, timeZone));
  return fullNowText(context, full.to);
}

/** Why nothing is taken for a time before the end of a pause. */
export const pausedText = (context: Limited, until: Date): string =>
  textsOf(context).orderingPaused(plannedText(until, context.now, context.timeZone));

/** When an order can be had at the earliest, an instant from which it may be full as well. */
function notFullFrom(context: OrderingNow, at: Date): Date {
  const begins = soonest({ ...context, now: at });
  const full = rangeAt(context, begins);
  return full ? notFullFrom(context, full.to) : begins;
}

const rangeAt = (context: Pick<CheckContext, 'limitedDays' | 'mode'>, at: Date): ClosedRange | undefined =>
  fullRanges(context).find(({ from, to }) => from <= at && at < to);

/** Why nothing more can be had as soon as possible in a window that ends then. */
export function fullNowText(context: OrderingNow, windowEnd: Date): string {
  const from = dayAndTime(notFullFrom(context, windowEnd), context.now, context.timeZone);
  return textsOf(context).fullNow(`${from} Uhr`);
}

/** Why a chosen time is full. */
export function fullText(context: Limited & Pick<CheckContext, 'mode'>, at: Date): string {
  const full = rangeAt(context, at);
  return textsOf(context).windowFull(plannedText(full?.from ?? at, context.now, context.timeZone));
}
