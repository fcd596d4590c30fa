import { choice, defineProducts, option, taxes } from '../define-product.js';

const spritzed = choice('Größe', option('0,25 l'), option('0,5 l', 2));

export const softDrinks = defineProducts(
  'softDrinks',
  { vat: taxes.drink },
  {
    almdudler: {
      name: 'Almdudler',
      description: 'Kräuterlimonade, 0,35 l.',
      price: 3.9,
      icons: ['cup-with-straw', 'herb'],
    },
    'apfelsaft-gespritzt': {
      name: 'Apfelsaft gespritzt',
      description: 'Naturtrüb, vom Streuobsthof.',
      price: 3.2,
      icons: ['green-apple', 'droplet'],
      parts: [spritzed],
    },
    himbeersoda: {
      name: 'Himbeer-Soda',
      description: 'Mit hausgemachtem Sirup.',
      price: 3,
      icons: ['cherries', 'ice'],
      parts: [spritzed],
    },
    hollersaft: {
      name: 'Holunderblütensaft',
      description: 'Im Mai gepflückt und angesetzt.',
      price: 3.2,
      icons: ['beverage-box', 'lime'],
      parts: [spritzed],
    },
    mineralwasser: {
      name: 'Mineralwasser',
      description: 'Aus dem Burgenland, 0,33 l.',
      price: 3.1,
      icons: ['droplet', 'lemon'],
      parts: [choice('Art', option('Prickelnd'), option('Mild'), option('Still'))],
    },
    melange: {
      name: 'Wiener Melange',
      description: 'Espresso mit Milchschaum.',
      price: 4.3,
      icons: ['hot-beverage', 'glass-of-milk'],
      allergens: 'G',
      parts: [choice('Milch', option('Kuhmilch'), option('Hafermilch', 0.5), option('Laktosefrei', 0.3))],
    },
    'grosser-brauner': {
      name: 'Großer Brauner',
      description: 'Doppelter Espresso mit Obers.',
      price: 4.2,
      icons: ['teacup-without-handle', 'cookie'],
      allergens: 'G',
    },
    tee: {
      name: 'Tee',
      description: 'Im Kännchen.',
      price: 3.8,
      icons: ['teapot', 'lemon'],
      parts: [choice('Sorte', option('Kräuter'), option('Früchte'), option('Schwarz'), option('Grün'))],
    },
  },
);
