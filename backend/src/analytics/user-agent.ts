import Bowser from 'bowser';
import { isbot } from 'isbot';

/** What is kept of a user agent. Null what it does not say. */
export interface Agent {
  /** Such as 'Chrome', 'Safari', 'Instagram'. */
  readonly browser: string | null;
  /** The major version. */
  readonly browserVersion: string | null;
  readonly os: string | null;
  readonly osVersion: string | null;
  readonly device: 'desktop' | 'mobile' | 'tablet' | 'tv' | null;
}

/** Browsers within apps, which name the app behind what they are made of. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram[ /](\d+)/, 'Instagram'],
  [/\bFBAV\/(\d+)/, 'Facebook'],
  [/\bBytedanceWebview\/|\bmusical_ly_(\d+)/, 'TikTok'],
  [/\bWhatsApp\/(\d+)/, 'WhatsApp'],
  [/\bPinterest\/(\d+)/, 'Pinterest'],
];
const devices: readonly string[] = ['desktop', 'mobile', 'tablet', 'tv'];
const headless = /HeadlessChrome|PhantomJS|Electron\/|jsdom|Puppeteer|Playwright/i;

/** A program, not a person: what says so of itself, browsers without a screen, and what sends no name at all. */
export const isBot = (userAgent: string): boolean =>
  userAgent === '' || isbot(userAgent) || headless.test(userAgent);

/** Family and major version. Browsers freeze much of the rest, and more would tell people apart. */
export function agentOf(userAgent: string): Agent {
  if (userAgent === '')
    return { browser: null, browserVersion: null, os: null, osVersion: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const [pattern, app] = apps.find(([known]) => known.test(userAgent)) ?? [];
  const device = platform.type ?? '';
  return {
    browser: app ?? named(browser.name),
    browserVersion: (pattern ? pattern.exec(userAgent)?.[1] : named(majorOf(browser.version))) ?? null,
    os: named(os.name),
    osVersion: named(os.versionName ?? majorOf(os.version)),
    device: devices.includes(device) ? (device as Agent['device']) : null,
  };
}

/** A browser that nobody knows is called what it says. Null for what no browser is called. */
const named = (text: string | null | undefined): string | null =>
  text && /^[\w .+-]{1,40}$/.test(text) ? text : null;

const majorOf = (version: string | undefined): string | null => version?.split('.', 1)[0] || null;
