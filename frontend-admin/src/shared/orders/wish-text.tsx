import { appointmentTimeText } from '@bestellwerk/domain/rules/appointment-texts';
import { useAtNow } from '../ui/use-now.js';
import { useTimeZone } from './use-time-zone.js';

/** For when an order is wanted, with the day if that is another than today. */
export function WishText({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const words = useAtNow((now) => appointmentTimeText(new Date(at), new Date(now), timeZone));
  return `Gewünscht für ${words}`;
}
