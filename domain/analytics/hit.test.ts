import { describe, expect, it } from '@jest/globals';
import { MOST_ENTRIES } from './actions.js';
import { analyticsLogSchema, type AnalyticsEntry } from './analytics-entry.schema.js';
import { exclusionOf, hitOf, isOnStaffPage, isSpam } from './hit.js';

const branch = '11111111-1111-4111-8111-111111111111';
const sender = { page: 'https://zurlinde.example/store/wien?table=4', hosts: ['zurlinde.example'] };

const view = (data: object = {}) =>
  ({ type: 'event', action: 'page_view', category: 'page', data }) as AnalyticsEntry;
const device = (data: object = {}) =>
  ({ type: 'device', action: 'device-init', category: 'device', data }) as AnalyticsEntry;

describe('what is kept of an entry', () => {
  it('is the page without its query, and where the visit came from', () => {
    const entry = view({ path: '/store/wien?utm_source=flyer', branch, referrer: 'https://www.google.com/' });
    expect(hitOf(entry, sender)).toEqual({
      ...{
        type: 'event',
        category: 'page',
        action: 'page_view',
        path: '/store/wien',
        branch,
        context: 'web',
      },
      ...{ isArrival: true, source: 'flyer', medium: null, campaign: null, data: {} },
    });
  });

  it('has one category for each action that is known, whatever its sender calls it', () => {
    const click = { ...view(), action: 'purchase', category: 'gift' } as AnalyticsEntry;
    expect(hitOf(click, sender).category).toBe('checkout');
    expect(hitOf({ ...click, action: 'search' } as AnalyticsEntry, sender).category).toBe('gift');
  });

  it.each([
    ['/backend', true],
    ['/backend/orders?x=1', true],
    ['/devices/clock', true],
    ['/backendless', false],
    ['/store/backend', false],
  ])('of %s is of a page that only staff has: %s', (path, isStaff) =>
    expect(isOnStaffPage(hitOf(view({ path }), sender))).toBe(isStaff),
  );

  it('has the page that sent it where the entry names none', () => {
    expect(hitOf(view(), sender).path).toBe('/store/wien');
    expect(hitOf(view(), { ...sender, page: '' }).path).toBeNull();
  });

  it('says nothing about where a visit came from, if it is no arrival', () => {
    const click = { ...view({ path: '/store/wien?utm_source=x' }), action: 'add_to_cart' } as AnalyticsEntry;
    expect(hitOf(click, sender)).toMatchObject({ isArrival: false, source: null });
    const inside = view({ path: '/store/wien', referrer: 'https://zurlinde.example/' });
    expect(hitOf(inside, sender)).toMatchObject({ isArrival: false, source: null });
    expect(hitOf(view({ path: '/' }), sender)).toMatchObject({ isArrival: true, source: null });
  });

  it('has no text that mirrors or hides the line it is shown in', () => {
    const entry = device({
      path: '/store/\u202ewien?ref=fly\u200ber',
      language: 'de\u202e',
      languages: ['\u200bde'],
    });
    expect(hitOf(entry, sender)).toMatchObject({
      ...{ path: '/store/wien', source: 'flyer', data: { language: 'de', languages: ['de'] } },
    });
  });

  it('has neither user agent nor referrer, but the sizes of a device', () => {
    const entry = device({
      ...{ userAgent: 'Mozilla/5.0', documentReferrer: 'https://l.instagram.com/?e=secret' },
      ...{ screenWidth: 390, screenHeight: 844, darkMode: true, path: '/status/AB/cd' },
    });
    const hit = hitOf(entry, sender);
    expect(hit).toMatchObject({ source: 'Instagram', path: '/status/*' });
    expect(hit.data).toEqual({ screenWidth: 390, screenHeight: 844, darkMode: true });
    expect(JSON.stringify(hit)).not.toMatch(/Mozilla|secret|AB/);
  });
});

describe('what counts nowhere', () => {
  const person = { ...sender, isBot: false, isStaff: false, isForeign: false, hasOptedOut: false };

  it.each([
    [{}, null],
    [{ isBot: true }, 'bot'],
    [{ isStaff: true }, 'staff'],
    [{ isForeign: true }, 'spam'],
    [{ hasOptedOut: true, isBot: true }, 'opted-out'],
  ] as const)('%j is excluded as %s', (facts, reason) =>
    expect(exclusionOf({ ...person, ...facts })).toBe(reason),
  );

  it('is spam by its referrer', () => {
    expect(isSpam(view({ referrer: 'https://semalt.com/' }))).toBe(true);
    expect(isSpam(device({ documentReferrer: 'https://semalt.com/' }))).toBe(true);
    expect(isSpam(view())).toBe(false);
  });
});

describe('the body of a call', () => {
  const isTaken = (body: unknown) => analyticsLogSchema.safeParse(body).success;

  it('is one entry or up to fifty', () => {
    expect(isTaken(view())).toBe(true);
    expect(isTaken(Array.from({ length: MOST_ENTRIES }, () => view()))).toBe(true);
    expect(isTaken(Array.from({ length: MOST_ENTRIES + 1 }, () => view()))).toBe(false);
    expect(isTaken([])).toBe(false);
  });

  it('has names in lower case and of known types', () => {
    expect(isTaken({ ...view(), action: 'Klick!' })).toBe(false);
    expect(isTaken({ ...view(), type: 'other' })).toBe(false);
    expect(isTaken(view({ branch: 'wien' }))).toBe(false);
  });

  it('loses sizes that no screen has, and nothing else', () => {
    const sizes = { screenWidth: 0, screenHeight: 0, windowInnerWidth: 99, windowInnerHeight: 20_001 };
    const sent = device({ ...sizes, screenAvailWidth: 100, windowDevicePixelRatio: 0, darkMode: true });
    const parsed = analyticsLogSchema.parse(sent) as AnalyticsEntry;
    expect(parsed.data).toEqual({ screenAvailWidth: 100, darkMode: true });
    expect(Object.keys(JSON.parse(JSON.stringify(hitOf(parsed, sender).data)))).toEqual([
      'screenAvailWidth',
      'darkMode',
    ]);
  });

  it('loses what nobody asked for', () => {
    const parsed = analyticsLogSchema.parse(view({ email: 'a@b.example', product: branch }));
    expect((parsed as AnalyticsEntry).data).toEqual({ product: branch });
  });
});
