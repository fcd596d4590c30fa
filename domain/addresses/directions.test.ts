import { expect, test } from '@jest/globals';
import { directionsUrl, phoneUrl } from './directions.js';

test('the way to a branch is asked for by its name and address, whatever letters they have', () => {
  const url = new URL(
    directionsUrl({ name: 'Käse & Brot', street: 'Hauptplatz 1/2', zipCode: '4020', city: 'Linz' }),
  );
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('destination')).toBe('Käse & Brot, Hauptplatz 1/2, 4020 Linz');
});

test('a phone link has digits only', () => {
  expect(phoneUrl('+43 (1) 234-56 / 7')).toBe('tel:+43123456 7'.replace(' ', ''));
});
