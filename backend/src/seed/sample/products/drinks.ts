import { choice, defineProducts, option, taxes } from '../define-product.js';

export const drinks = defineProducts(
  'drinks',
  { vat: taxes.drink },
  {
    maerzen: {
      name: 'Märzen vom Fass',
      description: 'Aus der Familienbrauerei. Zum Mitnehmen in der Flasche.',
      price: 4.2,
      icons: ['beer-mug', 'sheaf-of-rice'],
      allergens: 'A',
      parts: [choice('Größe', option('Seidel 0,3 l'), option('Krügerl 0,5 l', 1.2))],
    },
    zwickl: {
      name: 'Zwickl, naturtrüb',
      description: 'Unfiltriert und mild, 0,5 l.',
      price: 5.6,
      icons: ['clinking-beer-mugs', 'sheaf-of-rice'],
      allergens: 'A',
    },
    'radler-alkoholfrei': {
      name: 'Zitronenradler alkoholfrei',
      description: '0,5 l.',
      price: 4.8,
      icons: ['beer-mug', 'lemon'],
      allergens: 'A',
    },
    'gruener-veltliner': {
      name: 'Grüner Veltliner',
      description: 'Weinviertel DAC, pfeffrig und frisch.',
      price: 4.4,
      icons: ['clinking-glasses', 'grapes'],
      allergens: 'O',
      parts: [
        choice('Menge', option('1/8 l'), option('1/4 l', 4), option('Flasche 0,75 l', 22, 'overwrite')),
      ],
    },
    zweigelt: {
      name: 'Zweigelt',
      description: 'Carnuntum, Kirsche und Pfeffer.',
      price: 4.6,
      icons: ['wine-glass', 'grapes'],
      allergens: 'O',
      parts: [
        choice('Menge', option('1/8 l'), option('1/4 l', 4.2), option('Flasche 0,75 l', 23, 'overwrite')),
      ],
    },
    'weisser-spritzer': {
      name: 'Weißer Spritzer',
      description: 'Halb Wein, halb Soda, 0,25 l.',
      price: 3.9,
      icons: ['tumbler-glass', 'ice'],
      allergens: 'O',
    },
    marillenschnaps: {
      name: 'Marillenschnaps',
      description: 'Aus der Wachau, 2 cl.',
      price: 4.9,
      icons: ['sake', 'peach'],
    },
  },
);
