import { isSelfService } from '@bestellwerk/domain/analytics/page-path';

/**
 * Whether anything of a guest may stay on this device beyond the visit: details they asked to keep, and former orders. Not on a
 * terminal that the next guest uses. Everything that keeps or shows such data asks here.
 */
export const isGuestRemembered = (): boolean => !isSelfService(globalThis.location?.pathname ?? '');
