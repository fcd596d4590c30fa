import { cookieValue, keptCookie } from '../text/cookies.js';

/** Says that a guest does not want to be asked to install the shop. */
export const DISMISSAL_COOKIE = 'pwa-dismiss';
const SECONDS_OF_DISMISSAL = 30 * 24 * 60 * 60;

/** Milliseconds from the acceptance of cookies, and from the load of a page where they were accepted before. */
export const promptDelays = { afterAcceptance: 250, afterLoad: 5_000 } as const;
/** Milliseconds from the start of the shop, and between two of all further checks. */
export const updateChecks = { first: 2_500, every: 1_800_000 } as const;

export interface InstallSituation {
  /** As in the settings of the shop. */
  readonly isEnabled: boolean;
  /** On a terminal of a branch. */
  readonly isSelfService: boolean;
  /** Opened from the home screen, without the browser around it. */
  readonly isStandalone: boolean;
  /** Whether the browser can keep a service worker, which it does by HTTPS only. */
  readonly isSupported: boolean;
  /** Whether the browser has the service worker of the shop; null until that is known. */
  readonly isRegistered: boolean | null;
}

/** Whether the shop can be installed here and is not yet. */
export const isInstallable = ({
  isEnabled,
  isSelfService,
  isStandalone,
  isSupported,
  isRegistered,
}: InstallSituation): boolean =>
  isEnabled && isSupported && !isSelfService && !isStandalone && isRegistered === false;

interface Acceptance {
  /** Whether cookies are accepted now. */
  readonly isAccepted: boolean;
  /** Whether they were when the page was loaded. */
  readonly wasAccepted: boolean;
  /** Milliseconds since the load of the page. */
  readonly sinceLoad: number;
}

/** Milliseconds until guests are asked whether they want to install the shop; null: they are not asked. */
export function promptDelay({ isAccepted, wasAccepted, sinceLoad }: Acceptance): number | null {
  if (!isAccepted) return null;
  if (!wasAccepted) return promptDelays.afterAcceptance;
  return Math.max(0, promptDelays.afterLoad - sinceLoad);
}

/** Whether cookies as in `document.cookie` say that the guest does not want to be asked. */
export const isDismissed = (cookies: string): boolean => cookieValue(cookies, DISMISSAL_COOKIE) === 'true';

/** What `document.cookie` is set to, so that the guest is not asked for a month. `isSecure`: the page came by HTTPS. */
export const dismissalCookie = (isSecure: boolean): string =>
  keptCookie(DISMISSAL_COOKIE, 'true', SECONDS_OF_DISMISSAL, isSecure);

/** For which there are instructions of its own. */
export type InstallPlatform = 'android' | 'apple-touch' | 'other';

/** iPads call themselves Macs; only the number of fingers that they feel tells them from one. */
export function installPlatform(userAgent: string, maxTouchPoints: number): InstallPlatform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple-touch';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple-touch';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

const KEPT_PAGES = /^\/(?:$|store(?:\/|$)|site(?:\/|$))/i;

/** Whether the service worker may answer for a page of this path: never for those of an order, a draft, or of staff and devices. */
export const isKeptPage = (path: string): boolean => KEPT_PAGES.test(path);

const DISTURBED = /^\/(?:store\/[^/]+\/checkout|status|vorschau)(?:\/|$)/i;

/** Whether something that comes by itself may come over a page: never while somebody orders, or looks after an order. */
export const mayBeInterrupted = (path: string): boolean => !DISTURBED.test(path);

/** The names of all caches of the shop's service worker begin with it. */
export const CACHE_PREFIX = 'shop';
