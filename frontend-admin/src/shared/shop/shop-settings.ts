import { businessDate } from '@bestellwerk/domain/calendar/business-date';
import { useNow } from '../ui/use-now.js';
import { useConfigQuery } from './shop-api.js';

/** The shop's time zone (IANA): people in the back office read the shop's clock, wherever they are. */
export const useTimeZone = (): string => useConfigQuery().data?.timeZone ?? 'Europe/Vienna';

export const useCurrency = (): string => useConfigQuery().data?.currency ?? 'EUR';

/** The business day that goes on in the shop (YYYY-MM-DD). */
export const useToday = (): string => businessDate(new Date(useNow()), useTimeZone());
