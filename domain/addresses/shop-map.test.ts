import { describe, expect, test } from '@jest/globals';
import { isMapPage, isStyleAddress, mapHosts, mapStyles } from './shop-map.js';

const style = 'https://tiles.example/streets/style.json?key={token}';
const settings = { enablePluginMapbox: true, mapboxStyle: style, mapboxStyleDark: '', mapboxToken: 'a b' };

describe('the styles of the map', () => {
  test('have the key in their address, and the usual one is also that for dark screens', () => {
    const address = 'https://tiles.example/streets/style.json?key=a%20b';
    expect(mapStyles(settings)).toEqual({ light: address, dark: address });
  });

  test('may differ for dark screens', () => {
    const dark = 'https://night.example/style.json';
    expect(mapStyles({ ...settings, mapboxStyleDark: dark })!.dark).toBe(dark);
  });

  test.each([
    ['where the map is switched off', { enablePluginMapbox: false }],
    ['without an address', { mapboxStyle: '' }],
    ['without the key that belongs into it', { mapboxToken: '' }],
    ['of an address that nothing may be loaded from', { mapboxStyle: 'http://tiles.example/style.json' }],
  ])('are missing %s', (_when, changes) => {
    expect(mapStyles({ ...settings, ...changes })).toBeNull();
    expect(mapHosts({ ...settings, ...changes })).toEqual([]);
  });
});

test('a page with the map connects to the hosts of its styles, and to no other', () => {
  expect(mapHosts(settings)).toEqual(['https://tiles.example']);
  expect(mapHosts({ ...settings, mapboxStyleDark: 'https://night.example:8443/dark' })).toEqual([
    'https://tiles.example',
    'https://night.example:8443',
  ]);
  expect(mapHosts({ ...settings, mapboxStyle: '/karte/style.json' })).toEqual([]);
});

test.each([
  ['https://tiles.example/style.json', true],
  ['/karte/style.json', true],
  ['http://127.0.0.1:4000/style.json', true],
  ['//tiles.example/style.json', false],
  ['/\\tiles.example/style.json', false],
  ['http://127.0.0.1.example/style.json', false],
  ['mapbox://styles/mapbox/streets-v12', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s as the address of a style: %s', (address, isOne) => expect(isStyleAddress(address)).toBe(isOne));

test('a host in the policy cannot bring other words with it', () => {
  const [host] = mapHosts({
    ...settings,
    mapboxStyle: "https://tiles.example; script-src 'unsafe-inline'/x",
  });
  expect(host ?? '').not.toMatch(/[;'\s]/);
});

test.each([
  ['/', true],
  ['/store/wien', true],
  ['/store/wien/', true],
  ['/store/wien/checkout', false],
  ['/status/AB12/c0ffee', false],
  ['/ueber-uns', false],
])('%s shows a map: %s', (path, isOne) => expect(isMapPage(path)).toBe(isOne));
