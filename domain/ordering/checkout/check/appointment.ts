import type { Problem } from '../../../kernel/refusal.js';
import { formatDate, formatTime } from '../../../text/formats.js';
import { checkoutClosedNotice } from '../../../opening-hours/opening-texts.js';
import {
  type DayWindows,
  HORIZON_DAYS,
  objectionTo,
  firstTimeAfter,
  preorderDays,
  type PreorderFacts,
} from '../../../opening-hours/preorder-slots.js';
import { fullRanges, fullText, pausedText, pausedUntil, problemWithNow } from './limits.js';
import { messages, staffMessages, textsOf } from './messages.js';
import type { CheckContext } from './check-context.js';
import { byId } from '../../../kernel/by-id.js';
import { hoursForMode, isOpenFor } from '../../../opening-hours/open-state.js';
import type { OrderForm } from '../order-form.schema.js';

/**
 * When the order is wanted. While the branch is closed for the mode only pre-orders go. No time means as soon
 * as possible: after opening, and not before the cart's lead time, which therefore does not forbid it. A chosen
 * time is one of the possible times.
 */
export function appointmentProblems(context: CheckContext): Problem[] {
  const message = problemWith(context);
  return message === null ? [] : [{ field: 'appointmentDate', message }];
}

function problemWith(context: CheckContext): string | null {
  const { form, mode, branch, now, timeZone, entry } = context;
  if (!entry && !takesOrders(context)) return checkoutClosedNotice(mode, branch, now, timeZone);
  if (form.appointmentDate === null) {
    if (!entry) return branch.isAppointmentRequired ? messages.appointmentMissing : problemWithNow(context);
    if (entry.isOverridden) return null;
    return takesOrders(context) ? problemWithNow(context) : staffMessages.closedNow;
  }
  return problemWithTime(new Date(form.appointmentDate), context);
}

function problemWithTime(wanted: Date, context: CheckContext): string | null {
  const facts = preorderFactsOf(context);
  const objection = objectionTo(wanted, facts);
  const texts = textsOf(context);
  if (context.entry?.isOverridden && !neverPossible.includes(objection)) return null;
  switch (objection) {
    case null:
      return null;
    case 'past':
      return texts.appointmentPast;
    case 'offGrid':
      return messages.appointmentOffGrid;
    case 'tooEarly':
      return tooEarly(facts, texts);
    case 'tooLate':
      return messages.appointmentTooLate(HORIZON_DAYS);
    case 'paused':
      return pausedText(context, pausedUntil(context)!);
    case 'closed':
      return texts.appointmentClosed;
    case 'full':
      return fullText(context, wanted);
    default:
      return objection satisfies never;
  }
}

/** What staff cannot promise either. */
const neverPossible: readonly ReturnType<typeof objectionTo>[] = ['past', 'offGrid', 'tooLate'];

function tooEarly(facts: PreorderFacts, texts: ReturnType<typeof textsOf>): string {
  const first = preorderDays(facts)[0]?.windows[0]?.from;
  if (!first) return texts.appointmentImpossible;
  return texts.appointmentTooEarly(formatDate(first, facts.timeZone), formatTime(first, facts.timeZone));
}

/** Inputs for the possible times; of the form only the cart. */
type TimesContext = Pick<
  CheckContext,
  'mode' | 'branch' | 'products' | 'now' | 'timeZone' | 'limitedDays'
> & {
  readonly form: Pick<OrderForm, 'items'>;
};

/** The times that can be chosen for the cart and mode of a form; none while the branch takes no orders. */
export const possibleTimesOf = (context: TimesContext): readonly DayWindows[] =>
  takesOrders(context) ? preorderDays(preorderFactsOf(context)) : [];

/** While the branch is closed for the mode only pre-orders go. */
export const takesOrders = ({
  mode,
  branch,
  now,
  timeZone,
}: Pick<CheckContext, 'mode' | 'branch' | 'now' | 'timeZone'>): boolean =>
  branch.isPreorderEnabled || isOpenFor(mode, branch, now, timeZone);

/** Products that are unknown have no lead time. */
export function preorderFactsOf(context: TimesContext): PreorderFacts {
  const { form, mode, branch, products, now, timeZone } = context;
  const known = byId(products);
  const paused = pausedUntil(context);
  return {
    hours: hoursForMode(mode, branch),
    products: form.items.flatMap(({ product }) => known.get(product) ?? []),
    now,
    timeZone,
    full: fullRanges(context),
    pausedUntil: paused && firstTimeAfter(paused),
  };
}
