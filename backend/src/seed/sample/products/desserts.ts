import { choice, defineProducts, extras, option } from '../define-product.js';

const toppings = extras(
  'Dazu',
  option('Schlagobers', 1.2),
  option('Vanilleeis', 2.4),
  option('Vanillesauce', 1.8),
);

export const desserts = defineProducts(
  'desserts',
  {},
  {
    kaiserschmarrn: {
      name: 'Kaiserschmarrn',
      description: 'Frisch in der Pfanne, mit Zwetschkenröster. Dauert 20 Minuten und ist jede davon wert.',
      price: 13.5,
      icons: ['pancakes', 'blueberries'],
      allergens: 'ACG',
      parts: [choice('Rosinen', option('Mit Rosinen'), option('Ohne Rosinen')), toppings],
      isLeadTimeEnabled: true,
      leadTimeType: 'minutes',
      leadTimeValue: 20,
    },
    apfelstrudel: {
      name: 'Apfelstrudel',
      description: 'Handgezogener Teig, Boskoop, Brösel und Zimt.',
      price: 5.8,
      icons: ['pie', 'red-apple'],
      allergens: 'AGH',
      parts: [toppings],
    },
    topfenstrudel: {
      name: 'Topfenstrudel',
      description: 'Warm, mit Vanillesauce.',
      price: 6.2,
      icons: ['croissant', 'glass-of-milk'],
      allergens: 'ACG',
    },
    palatschinken: {
      name: 'Palatschinken',
      description: 'Zwei Stück, dünn und weich.',
      price: 7.4,
      icons: ['pancakes', 'strawberry'],
      allergens: 'ACG',
      parts: [
        choice(
          'Fülle',
          option('Marillenmarmelade'),
          option('Topfen', 1.2),
          option('Nuss und Schokolade', 1.8),
        ),
        toppings,
      ],
    },
    sachertorte: {
      name: 'Sachertorte',
      description: 'Mit Marillenmarmelade und Schokoladeglasur, dazu Schlagobers.',
      price: 5.9,
      icons: ['shortcake', 'chocolate-bar'],
      allergens: 'ACGH',
    },
    marillenknoedel: {
      name: 'Marillenknödel',
      description: 'Drei Stück aus Topfenteig in Butterbröseln.',
      price: 9.8,
      icons: ['peach', 'honey-pot'],
      allergens: 'ACG',
    },
    'eis-gemischt': {
      name: 'Gemischtes Eis',
      description: 'Drei Kugeln vom Eissalon nebenan.',
      price: 5.4,
      icons: ['ice-cream', 'cherries'],
      allergens: 'GH',
      parts: [
        choice(
          'Sorten',
          option('Vanille, Schoko, Erdbeer'),
          option('Haselnuss, Kaffee, Vanille'),
          option('Marille, Zitrone, Himbeer'),
        ),
      ],
    },
    schokokuechlein: {
      name: 'Schokoladeküchlein im Hemd',
      description: 'Warmer Schokoladekuchen, Schokosauce, Schlagobers.',
      price: 7.9,
      icons: ['custard', 'chocolate-bar'],
      allergens: 'ACGH',
    },
  },
);
