import { formatTimes } from '../../pricing/units.js';
import { formatDate, formatMoney } from '../../text/formats.js';
import type { FormerOrder } from './former-order.js';

const MOST = 3;

/** A former order in two lines: '14.11.2026 · 36,70 €' and '2× Wiener Schnitzel, 250 g Bergkäse und 2 weitere'. */
export function formerOrderText(
  { placedAt, total, lines }: FormerOrder,
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
): { readonly when: string; readonly what: string } {
  const date = formatDate(new Date(placedAt), timeZone);
  const shown = lines.slice(0, lines.length === MOST + 1 ? MOST + 1 : MOST);
  const others = lines.length - shown.length;
  const names = shown.map(({ amount, unit, name }) => `${formatTimes(amount, unit)} ${name}`).join(', ');
  return {
    when: total === null ? date : `${date} · ${formatMoney(total, currency)}`,
    what: others === 0 ? names : `${names} und ${others} weitere`,
  };
}
