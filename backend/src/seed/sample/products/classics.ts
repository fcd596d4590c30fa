import { choice, defineProducts, extras, option, wish } from '../define-product.js';

const side = choice(
  'Beilage',
  option('Petersilerdäpfel'),
  option('Erdäpfelsalat'),
  option('Pommes frites', 0.8),
  option('Reis'),
);
const forTheTable = extras(
  'Dazu',
  option('Preiselbeeren', 1.2),
  option('Sauce tartare', 1.4),
  option('Zitrone extra', 0.4),
);
const kitchenNote = wish('Wunsch an die Küche', 'Zum Beispiel „ohne Petersilie“.');

export const classics = defineProducts(
  'classics',
  {},
  {
    'wiener-schnitzel': {
      name: 'Wiener Schnitzel vom Kalb',
      description: 'Das Original: Kalbsschale, handgeklopft, in Butterschmalz schwimmend gebacken.',
      price: 24.9,
      icons: ['cut-of-meat', 'lemon'],
      allergens: 'ACG',
      parts: [side, forTheTable, kitchenNote],
    },
    schweinsschnitzel: {
      name: 'Schnitzel Wiener Art',
      description: 'Vom heimischen Schwein, goldgelb soufflierte Panier.',
      price: 15.9,
      icons: ['cut-of-meat', 'french-fries'],
      allergens: 'ACG',
      parts: [
        choice('Größe', option('Normal'), option('Klein', 3, 'subtract'), option('Groß', 4.5)),
        side,
        forTheTable,
      ],
    },
    'cordon-bleu': {
      name: 'Cordon bleu',
      description: 'Gefüllt mit Beinschinken und Bergkäse.',
      price: 17.9,
      icons: ['cheese-wedge', 'bacon'],
      allergens: 'ACG',
      parts: [choice('Fleisch', option('Schwein'), option('Pute', 0.5), option('Kalb', 8)), side],
    },
    backhendl: {
      name: 'Steirisches Backhendl',
      description: 'Ein halbes Hendl, ausgelöst oder am Knochen, mit Kernöl-Erdäpfelsalat.',
      price: 16.4,
      icons: ['poultry-leg', 'herb'],
      allergens: 'ACGM',
      parts: [choice('Zuschnitt', option('Am Knochen'), option('Ausgelöst', 1.5))],
    },
    tafelspitz: {
      name: 'Tafelspitz im Kupferpfandl',
      description: 'Mit Schnittlauchsauce, Apfelkren, Cremespinat und Rösterdäpfeln.',
      price: 25.8,
      icons: ['shallow-pan-of-food', 'leafy-green'],
      allergens: 'CGLM',
      parts: [kitchenNote],
    },
    zwiebelrostbraten: {
      name: 'Zwiebelrostbraten',
      description: 'Von der Beiried, mit Röstzwiebeln und Braterdäpfeln.',
      price: 23.6,
      icons: ['meat-on-bone', 'onion'],
      allergens: 'AGLM',
      parts: [choice('Garstufe', option('Medium'), option('Durch'), option('Englisch'))],
    },
    schweinsbraten: {
      name: 'Schweinsbraten',
      description: 'Mit Kruste, Semmelknödel und warmem Krautsalat.',
      price: 15.2,
      icons: ['bacon', 'beans'],
      allergens: 'ACGL',
      parts: [extras('Dazu', option('Zweiter Knödel', 2.4), option('Extra Safterl', 0.8))],
    },
    rindsgulasch: {
      name: 'Wiener Saftgulasch',
      description: 'Vom Wadschinken, mit so viel Zwiebeln wie Fleisch.',
      price: 15.8,
      icons: ['pot-of-food', 'bell-pepper'],
      allergens: 'ACGL',
      parts: [
        choice(
          'Dazu',
          option('Semmelknödel'),
          option('Salzstangerl'),
          option('Fiakerart (Ei, Würstel, Gurkerl)', 3.2),
        ),
      ],
    },
    'forelle-muellerin': {
      name: 'Forelle Müllerin',
      description: 'Im Ganzen gebraten, mit Mandelbutter und Petersilerdäpfeln.',
      price: 21.5,
      icons: ['fish', 'lemon'],
      allergens: 'ADGH',
    },
    'tiroler-groestl': {
      name: 'Tiroler Gröstl',
      description: 'Erdäpfel, Speck und Rindfleisch in der Eisenpfanne, mit Spiegelei.',
      price: 13.9,
      icons: ['cooking', 'bacon'],
      allergens: 'CG',
      parts: [extras('Dazu', option('Zweites Spiegelei', 1.3), option('Krautsalat', 2.9))],
    },
  },
);
