import { expect, test } from '@jest/globals';
import { directionsUrl, phoneUrl } from './directions.js';

const branch = { name: 'Käse & Brot', street: 'Hauptplatz 1/2', zipCode: '4020', city: 'Linz' };

test('the way to a branch leads exactly to where it is', () => {
  const url = new URL(directionsUrl({ ...branch, latitude: 48.3059, longitude: -0.5 }));
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('destination')).toBe('48.3059,-0.5');
});

test('without its place in degrees a branch is looked for by name and address, whatever letters they have', () => {
  const url = new URL(directionsUrl({ ...branch, latitude: 48.3, longitude: null }));
  expect(url.searchParams.get('destination')).toBe('Käse & Brot, Hauptplatz 1/2, 4020 Linz');
});

test('a phone link has digits only', () => {
  expect(phoneUrl('+43 (1) 234-56 / 7')).toBe('tel:+43123456 7'.replace(' ', ''));
});
