import { choice, defineProducts, extras, option } from '../define-product.js';

export const meatless = defineProducts(
  'meatless',
  {},
  {
    kaesespaetzle: {
      name: 'Käsespätzle',
      description: 'Bergkäse und Räßkäse, mit Röstzwiebeln in der Pfanne serviert.',
      price: 13.4,
      icons: ['spaghetti', 'cheese-wedge'],
      allergens: 'ACG',
      parts: [extras('Dazu', option('Apfelmus', 1.9), option('Grüner Salat', 3.4))],
    },
    eierschwammerlgulasch: {
      name: 'Eierschwammerlgulasch',
      description: 'In Paprikarahm, mit Serviettenknödel.',
      price: 15.9,
      icons: ['brown-mushroom', 'bell-pepper'],
      allergens: 'ACGL',
    },
    spinatknoedel: {
      name: 'Spinatknödel',
      description: 'Mit brauner Butter, Parmesan und Blattsalat.',
      price: 13.2,
      icons: ['leafy-green', 'butter'],
      allergens: 'ACG',
      parts: [choice('Anzahl', option('Zwei Knödel'), option('Drei Knödel', 3.5))],
    },
    krautfleckerl: {
      name: 'Krautfleckerl',
      description: 'Karamellisiertes Weißkraut, Kümmel, hausgemachte Fleckerl. Vegan.',
      price: 11.6,
      icons: ['broccoli', 'garlic'],
      allergens: 'A',
    },
    'gebackener-emmentaler': {
      name: 'Gebackener Emmentaler',
      description: 'Mit Sauce tartare und Erdäpfelsalat.',
      price: 13.8,
      icons: ['cheese-wedge', 'potato'],
      allergens: 'ACGM',
    },
    linseneintopf: {
      name: 'Linseneintopf',
      description: 'Berglinsen, Wurzelgemüse, Thymian. Vegan.',
      price: 10.8,
      icons: ['beans', 'carrot'],
      allergens: 'L',
      parts: [extras('Dazu', option('Serviettenknödel', 2.6), option('Räuchertofu', 2.9))],
    },
    gemueselaibchen: {
      name: 'Gemüselaibchen',
      description: 'Aus Erdäpfeln, Karotten und Lauch, mit Kräuterdip.',
      price: 12.2,
      icons: ['carrot', 'ear-of-corn'],
      allergens: 'ACG',
    },
  },
);
