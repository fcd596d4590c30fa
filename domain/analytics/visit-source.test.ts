import { describe, expect, it } from '@jest/globals';
import { isSpamReferrer, sourceOf } from './visit-source.js';

const own = ['zurlinde.example'];
const from = (referrer: string, page = '/store/wien') => sourceOf(page, referrer, own);

describe('the source of a visit', () => {
  it.each([
    ['https://www.google.com/', 'Google'],
    ['https://google.co.at/search', 'Google'],
    ['android-app://com.google.android.googlequicksearchbox/', 'Google'],
    ['https://l.instagram.com/?u=x', 'Instagram'],
    ['https://m.facebook.com/', 'Facebook'],
    ['https://t.co/abc', 'X'],
    ['https://www.falter.at/lokalfuehrer', 'falter.at'],
    ['https://notgoogle.com.evil.example/', 'notgoogle.com.evil.example'],
  ])('%s is %s', (referrer, source) => expect(from(referrer)?.source).toBe(source));

  it('is direct without a referrer', () =>
    expect(from('')).toEqual({ source: null, medium: null, campaign: null }));

  it.each([
    ['https://zurlinde.example/store', 'a page of our own'],
    ['https://www.mollie.com/checkout/x', 'a payment page'],
    ['https://pay.datatrans.com/v1/start/1', 'a payment page'],
    ['kein Ort', 'no address'],
    ['javascript:alert(1)', 'no page'],
  ])('is left as it was by %s, which is %s', (referrer) => expect(from(referrer)).toBeNull());

  it('is what the link says of itself, whatever the referrer', () => {
    const page = '/store/wien?utm_source=Newsletter&utm_medium=email&utm_campaign=Advent&table=4';
    const said = { source: 'newsletter', medium: 'email', campaign: 'Advent' };
    expect(from('https://www.google.com/', page)).toEqual(said);
    expect(from('https://zurlinde.example/', page)).toEqual(said);
    expect(from('', '/?ref=instagram.com')?.source).toBe('Instagram');
    expect(from('', '/?source=Flyer#top')?.source).toBe('flyer');
    expect(from('', `/?ref=${'x'.repeat(500)}`)?.source).toHaveLength(100);
  });

  it('has no characters that mirror or hide the line it is shown in', () => {
    const page = '/?utm_source=fly%E2%80%AEer%E2%80%8B&utm_medium=%E2%80%8B&utm_campaign=%E2%81%A7Advent%00';
    expect(from('', page)).toEqual({ source: 'flyer', medium: null, campaign: 'Advent' });
  });

  it('is spam for hosts that only want to be looked at', () => {
    expect(isSpamReferrer('http://semalt.com/crawler')).toBe(true);
    expect(isSpamReferrer('http://not-semalt.example/')).toBe(false);
    expect(isSpamReferrer('')).toBe(false);
  });
});
