import type { DeviceData } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { sentReferrer } from '@bestellwerk/domain/analytics/sent-page';

const LONGEST_REFERRER = 2_000;
const LONGEST_AGENT = 1_000;
const MOST_LANGUAGES = 10;

/** What the browser says of its device. Where a page of ours led here, only that it was ours. */
export function deviceData(): DeviceData {
  const { language, languages, userAgent } = navigator;
  const { width, height, availWidth, availHeight, orientation } = screen;
  return {
    language,
    languages: languages.slice(0, MOST_LANGUAGES),
    userAgent: userAgent.slice(0, LONGEST_AGENT),
    documentReferrer: sentReferrer(document.referrer, location.origin).slice(0, LONGEST_REFERRER),
    screenWidth: width,
    screenHeight: height,
    screenAvailWidth: availWidth,
    screenAvailHeight: availHeight,
    windowInnerWidth: innerWidth,
    windowInnerHeight: innerHeight,
    windowDevicePixelRatio: devicePixelRatio,
    orientation: orientation?.type ?? (innerWidth > innerHeight ? 'landscape' : 'portrait'),
    darkMode: matchMedia('(prefers-color-scheme: dark)').matches,
  };
}

/** Opened from the home screen, without the browser around it. */
export const isApp = (): boolean => matchMedia('(display-mode: standalone)').matches;
