import { choice, defineProducts, option } from '../define-product.js';

export const sides = defineProducts(
  'sides',
  {},
  {
    'gruener-salat': {
      name: 'Grüner Salat',
      description: 'Häuptelsalat, wie man ihn mag.',
      price: 4.4,
      icons: ['green-salad', 'herb'],
      allergens: 'M',
      parts: [choice('Dressing', option('Hausmarinade'), option('Kernöl', 0.6), option('Joghurt', 0.6))],
    },
    backhendlsalat: {
      name: 'Backhendlsalat',
      description: 'Blattsalate, Erdäpfelsalat und gebackene Hendlstreifen mit Kernöl.',
      price: 14.6,
      icons: ['green-salad', 'poultry-leg'],
      allergens: 'ACGM',
      parts: [choice('Portion', option('Normal'), option('Klein', 3.5, 'subtract'))],
    },
    erdaepfelsalat: {
      name: 'Erdäpfelsalat',
      description: 'Wiener Art, mit Rindsuppe abgemacht.',
      price: 4.6,
      icons: ['potato', 'onion'],
      allergens: 'LM',
    },
    gurkensalat: {
      name: 'Gurkensalat',
      description: 'Mit Sauerrahm und Dille.',
      price: 4.4,
      icons: ['cucumber', 'garlic'],
      allergens: 'G',
    },
    'pommes-frites': {
      name: 'Pommes frites',
      description: 'Handgeschnitten, zweimal gebacken.',
      price: 4.8,
      icons: ['french-fries', 'tomato'],
      parts: [
        choice('Sauce', option('Ketchup'), option('Mayonnaise'), option('Beides', 0.5), option('Ohne')),
      ],
    },
    semmelknoedel: {
      name: 'Semmelknödel',
      description: 'Zwei Stück, locker und handgerollt.',
      price: 4.2,
      icons: ['dumpling', 'herb'],
      allergens: 'ACG',
    },
    rotkraut: {
      name: 'Apfelrotkraut',
      description: 'Mit Zimt und einem Schuss Rotwein.',
      price: 4.2,
      icons: ['red-apple', 'wine-glass'],
      allergens: 'O',
    },
  },
);
