import type { Problem } from '../../../kernel/refusal.js';
import { formatDate, formatTime } from '../../../text/formats.js';
import { checkoutClosedNotice } from '../../../opening-hours/opening-texts.js';
import {
  HORIZON_DAYS,
  objectionTo,
  preorderDays,
  type PreorderFacts,
} from '../../../opening-hours/preorder-slots.js';
import { messages } from './messages.js';
import { preorderFactsOf, takesOrders } from './possible-times.js';
import type { CheckContext } from './shop-facts.js';

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
  const { form, mode, branch, now, timeZone } = context;
  if (!takesOrders(context)) return checkoutClosedNotice(mode, branch, now, timeZone);
  if (form.appointmentDate === null) {
    return branch.isAppointmentRequired ? messages.appointmentMissing : null;
  }
  return problemWithTime(new Date(form.appointmentDate), preorderFactsOf(context));
}

function problemWithTime(wanted: Date, facts: PreorderFacts): string | null {
  const objection = objectionTo(wanted, facts);
  switch (objection) {
    case null:
      return null;
    case 'past':
      return messages.appointmentPast;
    case 'offGrid':
      return messages.appointmentOffGrid;
    case 'tooEarly':
      return tooEarly(facts);
    case 'tooLate':
      return messages.appointmentTooLate(HORIZON_DAYS);
    case 'closed':
      return messages.appointmentClosed;
    default:
      return objection satisfies never;
  }
}

function tooEarly(facts: PreorderFacts): string {
  const first = preorderDays(facts)[0]?.windows[0]?.from;
  if (!first) return messages.appointmentImpossible;
  return messages.appointmentTooEarly(formatDate(first, facts.timeZone), formatTime(first, facts.timeZone));
}
