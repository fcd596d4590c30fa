import { appointmentTimeText } from '@bestellwerk/domain/rules/appointment-texts';
import { useNow } from '../ui/use-now.js';
import { useTimeZone } from './use-time-zone.js';

/** For when an order is wanted, with the day if that is another than today. */
export function WishText({ at }: { at: string }) {
  return `Gewünscht für ${appointmentTimeText(new Date(at), new Date(useNow()), useTimeZone())}`;
}
