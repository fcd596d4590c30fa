import { businessDate } from '@bestellwerk/domain/calendar/business-date';
import { useTimeZone } from '../orders/use-time-zone.js';
import { useNow } from '../ui/use-now.js';

/** The business day that goes on in the shop (YYYY-MM-DD). */
export function useToday(): string {
  return businessDate(new Date(useNow()), useTimeZone());
}
