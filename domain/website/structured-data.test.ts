import { describe, expect, it } from '@jest/globals';
import { graphOf, menuOf, type Place, restaurantOf, shopOf } from './structured-data.js';

const wien: Place = {
  url: 'https://linde.example/store/wien',
  name: 'Linde am Naschmarkt',
  description: '',
  image: null,
  phone: '+43 1 234',
  street: 'Wienzeile 1',
  zipCode: '1060',
  city: 'Wien',
  country: 'AT',
  latitude: 48.2,
  longitude: 16.4,
  week: [{ weekdays: ['Monday', 'Tuesday'], from: '17:00', to: '02:00' }],
  days: [
    { date: '2026-12-24', hours: null },
    { date: '2026-12-31', hours: { from: '18:00', to: '04:00' } },
  ],
};

describe('the structured data of a place', () => {
  it('have its address, hours and menu', () =>
    expect(restaurantOf(wien)).toEqual({
      '@type': 'Restaurant',
      '@id': 'https://linde.example/store/wien#restaurant',
      name: 'Linde am Naschmarkt',
      url: 'https://linde.example/store/wien',
      telephone: '+43 1 234',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Wienzeile 1',
        postalCode: '1060',
        addressLocality: 'Wien',
        addressCountry: 'AT',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 48.2, longitude: 16.4 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday'],
          opens: '17:00',
          closes: '02:00',
        },
      ],
      specialOpeningHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-24',
          validThrough: '2026-12-24',
          opens: '00:00',
          closes: '00:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-31',
          validThrough: '2026-12-31',
          opens: '18:00',
          closes: '04:00',
        },
      ],
      hasMenu: { '@id': 'https://linde.example/store/wien#menu' },
    }));

  it('say nothing of what is not known', () => {
    const unknown = { street: '', zipCode: '', city: '', phone: '', latitude: null, week: [], days: [] };
    expect(Object.keys(restaurantOf({ ...wien, ...unknown }))).toEqual([
      ...['@type', '@id', 'name', 'url', 'hasMenu'],
    ]);
  });
});

describe('the structured data of a menu', () => {
  it('have each price as it is known', () => {
    const item = { description: '' };
    const price = { amount: 6.9, unit: null, isMinimum: false };
    const menu = menuOf(wien.url, {
      name: 'Karte',
      currency: 'EUR',
      sections: [
        {
          name: 'Suppen',
          description: 'Mit Brot.',
          items: [
            { ...item, name: 'Bohnensuppe', price },
            { ...item, name: 'Käse', price: { ...price, unit: 'kg' } },
            { ...item, name: 'Torte', price: { ...price, isMinimum: true } },
            { ...item, name: 'Fisch', price: null },
          ],
        },
      ],
    });
    const priceOf = (more: object) => ({
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', ...more },
    });
    expect(menu).toEqual({
      '@type': 'Menu',
      '@id': 'https://linde.example/store/wien#menu',
      name: 'Karte',
      url: wien.url,
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Suppen',
          description: 'Mit Brot.',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Bohnensuppe',
              offers: { '@type': 'Offer', price: '6.90', priceCurrency: 'EUR' },
            },
            { '@type': 'MenuItem', name: 'Käse', offers: priceOf({ price: '6.90', unitText: 'kg' }) },
            { '@type': 'MenuItem', name: 'Torte', offers: priceOf({ minPrice: '6.90' }) },
            { '@type': 'MenuItem', name: 'Fisch' },
          ],
        },
      ],
    });
  });
});

it.each([
  ['https://linde.example', { sameAs: 'https://linde.example' }],
  ['javascript:alert(1)', {}],
])('a shop with several places is an organization with the website %s', (website, more) => {
  const facts = { url: 'https://shop.example/', name: 'Zur Linde', businessName: 'Linde GmbH', website };
  expect(graphOf(...shopOf(facts))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'Zur Linde' },
      { '@type': 'Organization', name: 'Linde GmbH', url: 'https://shop.example/', ...more },
    ],
  });
  expect('sameAs' in shopOf(facts)[1]!).toBe('sameAs' in more);
});
