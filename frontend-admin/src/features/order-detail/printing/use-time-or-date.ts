import { timeOrDate } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { useAtNow } from '../../../shared/ui/use-now.js';

/** '18:05' today, else '21.11.2026, 18:05'. Empty without an instant (ISO). */
export function useTimeOrDate(instant: string | undefined): string {
  const timeZone = useTimeZone();
  return useAtNow((now) =>
    instant === undefined ? '' : timeOrDate(new Date(instant), new Date(now), timeZone),
  );
}
