import type { Problem } from '../../kernel/refusal.js';
import { hoursForMode, isOpenFor } from '../../rules/open-state.js';
import { isOpenAt } from '../../rules/opening-hours.js';
import { checkoutClosedNotice } from '../../rules/opening-texts.js';
import { messages } from './messages.js';
import type { CheckContext } from './shop-facts.js';

/**
 * When the order is wanted. While the branch is closed for the mode only pre-orders go, and no time means
 * 'as soon as possible after opening'. A chosen time lies ahead and in the hours of the mode.
 */
export function appointmentProblems(context: CheckContext): Problem[] {
  const message = problemWith(context);
  return message === null ? [] : [{ field: 'appointmentDate', message }];
}

function problemWith({ form, mode, branch, now, timeZone }: CheckContext): string | null {
  if (!branch.isPreorderEnabled && !isOpenFor(mode, branch, now, timeZone)) {
    return checkoutClosedNotice(mode, branch, now, timeZone);
  }
  if (form.appointmentDate === null) {
    return branch.isAppointmentRequired ? messages.appointmentMissing : null;
  }
  const wanted = new Date(form.appointmentDate);
  if (wanted < now) return messages.appointmentPast;
  return isOpenAt(hoursForMode(mode, branch), wanted, timeZone) ? null : messages.appointmentClosed;
}
