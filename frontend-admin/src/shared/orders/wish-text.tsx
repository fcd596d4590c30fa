import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useAtNow } from '../ui/use-now.js';
import { useTimeZone } from '../shop/shop-settings.js';

interface Properties {
  at: Date | number;
  /** The guest wanted that time; otherwise it is the first that the branch's hours allow. */
  isChosen: boolean;
}

/** For when an order is wanted, with the day if that is another than today. */
export function WishText({ at, isChosen }: Properties) {
  const timeZone = useTimeZone();
  const words = useAtNow((now) => appointmentTimeText(new Date(at), new Date(now), timeZone));
  return isChosen ? `Gewünscht für ${words}` : `So bald wie möglich: ${words}`;
}
