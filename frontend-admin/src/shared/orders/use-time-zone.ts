import { useConfigQuery } from '../api/shop-api.js';

const UNTIL_KNOWN = 'Europe/Vienna';

/** The shop's time zone (IANA): people in the back office read the shop's clock, wherever they are. */
export const useTimeZone = (): string => useConfigQuery().data?.timeZone ?? UNTIL_KNOWN;
