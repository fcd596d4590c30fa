import { expect, test } from '@jest/globals';
import { hasThirdParties, isPixelId, isTagManagerId, thirdPartyHosts } from './third-parties.js';

const none = { pixelId: '', tagManagerId: '' };

test('without ids no host is allowed', () => {
  expect(thirdPartyHosts(none)).toEqual({ scripts: [], images: [], connections: [] });
  expect(hasThirdParties(none)).toBe(false);
});

test('an id allows the hosts of its service, and of no other', () => {
  const ofPixel = thirdPartyHosts({ ...none, pixelId: '123456789012345' });
  expect(ofPixel.scripts).toEqual(['https://connect.facebook.net']);
  expect(ofPixel.connections.join()).not.toContain('google');
  const ofManager = thirdPartyHosts({ ...none, tagManagerId: 'GTM-ABC123' });
  expect(ofManager.scripts).toEqual(['https://*.googletagmanager.com']);
  expect(ofManager.images.join()).not.toContain('facebook');
});

test('what is no id allows nothing, so that nobody can write hosts into the policy', () => {
  const ids = { pixelId: "1' https://evil.example", tagManagerId: "GTM-A; script-src 'unsafe-inline'" };
  expect(hasThirdParties(ids)).toBe(false);
});

test.each([
  ['123456789012345', true],
  ['1234', false],
  ['12345x', false],
])('%s as the id of a pixel: %s', (id, isOne) => expect(isPixelId(id)).toBe(isOne));

test.each([
  ['GTM-ABC123', true],
  ['GTM-abc123', false],
  ['G-ABC123', false],
  ['GTM-', false],
])('%s as the id of a tag manager: %s', (id, isOne) => expect(isTagManagerId(id)).toBe(isOne));
