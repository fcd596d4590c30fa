import { askForClockTime, askForDay, clockTimeFrom, readTypedDate } from '../../calendar/typed-date.js';
import { instantAt, localTime } from '../../calendar/zoned-time.js';

/** What was typed as the time of an order. */
export type TypedWhen =
  | { readonly kind: 'soon' }
  | { readonly kind: 'at'; readonly at: Date }
  | { readonly kind: 'problem'; readonly message: string };

/**
 * Reads when an order is wanted, on the clock of the branch: nothing is as soon as possible, '1830' is today, 'morgen 12' and
 * '24.12. 18:00' name their day. Whether the time is possible is checked elsewhere.
 */
export function readTypedWhen(typed: string, now: Date, timeZone: string): TypedWhen {
  const text = typed.trim().replace(/\s*uhr$/i, '');
  if (text === '') return { kind: 'soon' };
  const today = localTime(now, timeZone).date;
  const whole = clockTimeFrom(text);
  if (whole !== null) return at(today, whole, timeZone);
  const space = text.lastIndexOf(' ');
  const clock = space === -1 ? null : clockTimeFrom(text.slice(space + 1));
  const day = readTypedDate(text.slice(0, space === -1 ? undefined : space).replace(/,?(\s+um)?\s*$/, ''), {
    today,
  });
  if (clock !== null && day.kind === 'date') return at(day.date, clock, timeZone);
  const isNoDay = day.kind === 'problem' && (clock !== null || day.message !== askForDay);
  const messages = [isNoDay && day.message, (clock === null || day.kind === 'empty') && askForClockTime];
  return { kind: 'problem', message: messages.filter(Boolean).join(' ') };
}

function at(day: string, clock: string, timeZone: string): TypedWhen {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return { kind: 'at', at: instantAt(day, hours * 60 + minutes, timeZone) };
}
