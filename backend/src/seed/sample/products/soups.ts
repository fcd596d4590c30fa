import { choice, defineProducts, extras, option } from '../define-product.js';

const insert = choice(
  'Einlage',
  option('Frittaten'),
  option('Grießnockerl'),
  option('Leberknödel', 0.9),
  option('Kaspressknödel', 1.2),
);

export const soups = defineProducts(
  'soups',
  {},
  {
    rindsuppe: {
      name: 'Klare Rindsuppe',
      description: 'Acht Stunden gezogen, mit Wurzelgemüse, Schnittlauch und einer Einlage nach Wahl.',
      price: 4.9,
      icons: ['steaming-bowl', 'carrot'],
      allergens: 'ACGL',
      parts: [insert],
    },
    knoblauchcremesuppe: {
      name: 'Knoblauchcremesuppe',
      description: 'Mit Schwarzbrotwürferln und einem Löffel Sauerrahm.',
      price: 5.6,
      icons: ['pot-of-food', 'garlic'],
      allergens: 'AGL',
    },
    erdaepfelsuppe: {
      name: 'Waldviertler Erdäpfelsuppe',
      description: 'Mit Steinpilzen und Majoran.',
      price: 6.2,
      icons: ['potato', 'brown-mushroom'],
      allergens: 'GL',
      parts: [extras('Dazu', option('Speckwürferl', 1.2), option('Scheibe Hausbrot', 1.4))],
    },
    kuerbiscremesuppe: {
      name: 'Kürbiscremesuppe',
      description: 'Mit steirischem Kernöl und gerösteten Kernen.',
      price: 5.9,
      icons: ['steaming-bowl', 'olive'],
      allergens: 'GL',
    },
    'beef-tatar': {
      name: 'Beef Tatar',
      description: 'Von Hand geschnitten, mit Butter und getoastetem Hausbrot.',
      price: 14.8,
      icons: ['cut-of-meat', 'egg'],
      allergens: 'ACGM',
      parts: [
        choice('Portion', option('Klein (90 g)'), option('Groß (160 g)', 7.2)),
        choice('Schärfe', option('Mild'), option('Pikant'), option('Feurig')),
      ],
    },
    'sulz-vom-tafelspitz': {
      name: 'Tafelspitzsulz',
      description: 'Mit roten Zwiebeln und Kernölvinaigrette.',
      price: 9.4,
      icons: ['meat-on-bone', 'onion'],
      allergens: 'LM',
    },
    liptauer: {
      name: 'Liptauer mit Gebäck',
      description: 'Brimsen, Paprika und Kapern, dazu ein Salzstangerl.',
      price: 5.4,
      icons: ['bagel', 'bell-pepper'],
      allergens: 'AGM',
    },
    'gebackener-ziegenkaese': {
      name: 'Gebackener Ziegenkäse',
      description: 'Auf Blattsalat mit Preiselbeeren und Walnüssen.',
      price: 10.9,
      icons: ['cheese-wedge', 'cherries'],
      allergens: 'ACGH',
    },
  },
);
