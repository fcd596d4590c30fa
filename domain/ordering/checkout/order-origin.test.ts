import { describe, expect, it } from '@jest/globals';
import { originOf } from './order-origin.js';

const ownHosts = ['zurlinde.example'];
const form = { visit: null, table: null, phone: '' };
const nowhere = { source: null, medium: null, campaign: null };
const byGuest = (more: object) =>
  originOf({ ...form, ...more }, { isStaff: false, isSelfService: false, ownHosts });

describe('how an order came', () => {
  it('is what the link said of itself, or the page that led to the shop', () => {
    const page = '/store/wien?utm_source=Flyer&utm_medium=print&utm_campaign=herbst';
    expect(byGuest({ visit: { page, referrer: 'https://www.google.com/' } })).toEqual({
      ...{ context: 'web', source: 'flyer', medium: 'print', campaign: 'herbst' },
    });
    expect(byGuest({ visit: { page: '/', referrer: 'https://www.google.com/' } })).toMatchObject({
      source: 'Google',
    });
  });

  it('is nowhere after a page of the shop itself, or without consent', () => {
    const visit = { page: '/store/wien', referrer: 'https://zurlinde.example/' };
    expect(byGuest({ visit })).toEqual({ context: 'web', ...nowhere });
    expect(byGuest({})).toEqual({ context: 'web', ...nowhere });
  });

  it('knows tables and installed apps', () => {
    expect(byGuest({ table: '7' }).context).toBe('table');
    expect(byGuest({ visit: { context: 'pwa' } }).context).toBe('pwa');
  });

  it('is a kiosk for its token only, never because a form says so', () => {
    const visit = { page: '/?ref=x', context: 'self-service' } as const;
    const facts = { isStaff: false, isSelfService: true, ownHosts };
    expect(originOf({ ...form, table: '7', visit: null }, facts)).toEqual({
      ...{ context: 'self-service', ...nowhere },
    });
    expect(byGuest({ visit }).context).toBe('web');
    expect(byGuest({ table: '7', visit }).context).toBe('table');
  });

  it('is the telephone for orders that staff enter with a number, whatever the form says of a visit', () => {
    const visit = { page: '/?ref=x', context: 'pwa' } as const;
    const byStaff = (phone: string) =>
      originOf({ ...form, phone, visit }, { isStaff: true, isSelfService: false, ownHosts });
    expect(byStaff('0664 1234567')).toEqual({ context: 'phone', ...nowhere });
    expect(byStaff(' ')).toEqual({ context: 'staff', ...nowhere });
  });

  it('keeps no address of a person that a link carries', () => {
    expect(byGuest({ visit: { page: '/?utm_source=brief&utm_campaign=anna@example.org' } })).toMatchObject({
      source: 'brief',
      campaign: null,
    });
  });
});
