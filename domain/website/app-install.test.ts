import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dismissalCookie,
  installPlatform,
  isDismissed,
  isInstallable,
  isKeptPage,
  mayBeInterrupted,
  promptDelay,
} from './app-install.js';

const situation = {
  isEnabled: true,
  isSelfService: false,
  isStandalone: false,
  isSupported: true,
  isRegistered: false,
};

describe('the shop can be installed', () => {
  it('where nothing speaks against it', () => expect(isInstallable(situation)).toBe(true));

  it.each([
    ['it is off in the settings', { isEnabled: false }],
    ['the page is that of a terminal', { isSelfService: true }],
    ['it is the installed shop already', { isStandalone: true }],
    ['the browser cannot keep a worker', { isSupported: false }],
    ['the browser has the worker', { isRegistered: true }],
    ['it is not known yet whether the browser has the worker', { isRegistered: null }],
  ])('but not where %s', (_, against) => expect(isInstallable({ ...situation, ...against })).toBe(false));
});

describe('guests are asked', () => {
  it('250 ms after they accepted cookies', () =>
    expect(promptDelay({ isAccepted: true, wasAccepted: false, sinceLoad: 60_000 })).toBe(250));

  it.each([
    [1_200, 3_800],
    [5_000, 0],
    [9_000, 0],
  ])('5 s after the load if they had accepted before: %d ms after it in %d ms', (sinceLoad, delay) =>
    expect(promptDelay({ isAccepted: true, wasAccepted: true, sinceLoad })).toBe(delay),
  );

  it('never without acceptance, also where it was taken back', () => {
    expect(promptDelay({ isAccepted: false, wasAccepted: false, sinceLoad: 0 })).toBeNull();
    expect(promptDelay({ isAccepted: false, wasAccepted: true, sinceLoad: 0 })).toBeNull();
  });
});

describe('the cookie of a dismissal', () => {
  it('lasts a month, and is sent by HTTPS only where the shop is', () => {
    expect(dismissalCookie(false)).toBe('pwa-dismiss=true; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(dismissalCookie(true)).toMatch(/; Secure$/);
  });

  it.each([
    ['', false],
    ['a=b; pwa-dismiss=true; c=d', true],
    ['pwa-dismiss=false', false],
    ['not-pwa-dismiss=true', false],
  ])('is found in "%s": %p', (cookies, found) => expect(isDismissed(cookies)).toBe(found));
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'apple-touch'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'apple-touch'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Edg/131.0', 10, 'other'],
])('%s with %d fingers has the instructions of %s', (userAgent, fingers, platform) =>
  expect(installPlatform(userAgent, fingers)).toBe(platform),
);

it.each(['/', '/store/wien', '/store/wien/checkout', '/site/privacy'])('the worker answers for %s', (path) =>
  expect(isKeptPage(path)).toBe(true),
);

it('the worker answers for no page of an order, a draft, staff, a device, or the server', () => {
  const others = [
    ...['status', 'STATUS', 'vorschau', 'backend', 'admin', 'devices', 'signage', 'zeiterfassung', 'kueche'],
    ...['api', 'upload', 'self-service', 'storefront', 'sitemap.xml'],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.webPath(), (name, rest) => {
      expect(isKeptPage(`/${name}${rest}`)).toBe(false);
    }),
  );
});

it.each([
  ['/store/wien', true],
  ['/site/privacy', true],
  ['/store/wien/checkout', false],
  ['/status/AB12/secret', false],
  ['/vorschau', false],
])('%s may be interrupted: %p', (path, may) => expect(mayBeInterrupted(path)).toBe(may));
