import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Category } from '@bestellwerk/domain/records/definitions/category';
import { pictureReference, type Picture } from './picture.js';

interface CategoryDefinition {
  name: string;
  description: string;
  /** Background of the category's pictures. */
  tint: string;
  icons: Picture['icons'];
}

export const categoryDefinitions = {
  soups: {
    name: 'Suppen & Vorspeisen',
    description: 'Aus dem großen Topf, jeden Tag frisch angesetzt.',
    tint: '#f6e3c5',
    icons: ['pot-of-food', 'herb'],
  },
  classics: {
    name: 'Schnitzel & Klassiker',
    description: 'Wofür man zu uns kommt. In Butterschmalz gebacken, nie in der Fritteuse.',
    tint: '#f2d3ac',
    icons: ['cut-of-meat', 'lemon'],
  },
  meatless: {
    name: 'Fleischlos',
    description: 'Käse, Schwammerl und Gemüse von Bauern aus der Umgebung.',
    tint: '#dfe8cb',
    icons: ['brown-mushroom', 'herb'],
  },
  sides: {
    name: 'Salate & Beilagen',
    description: 'Zum Dazubestellen oder für den kleinen Hunger.',
    tint: '#e3ecd6',
    icons: ['green-salad', 'potato'],
  },
  desserts: {
    name: 'Mehlspeisen',
    description: 'Von unserer Mehlspeisköchin, das meiste noch warm.',
    tint: '#f4d9e2',
    icons: ['pancakes', 'blueberries'],
  },
  softDrinks: {
    name: 'Alkoholfreies',
    description: 'Hausgemachte Säfte, Kaffee und was sonst gegen den Durst hilft.',
    tint: '#d6e8ec',
    icons: ['cup-with-straw', 'lime'],
  },
  drinks: {
    name: 'Bier & Wein',
    description: 'Vom Fass, vom Heurigen, vom Brennkessel. Abgabe ab 16 bzw. 18 Jahren.',
    tint: '#f3e2b3',
    icons: ['beer-mug', 'sheaf-of-rice'],
  },
  larder: {
    name: 'Aus dem Hausladen',
    description: 'Zum Mitnehmen: nach Gewicht geschnitten, ins Papier gewickelt.',
    tint: '#e9dccb',
    icons: ['cheese-wedge', 'bread'],
  },
} as const satisfies Record<string, CategoryDefinition>;

export type CategoryKey = keyof typeof categoryDefinitions;

export const categoryKeys = Object.keys(categoryDefinitions) as CategoryKey[];

export const categoryId = (key: CategoryKey): string => deterministicId('category', key);

export const categoryPictures: Picture[] = categoryKeys.map((key) => ({
  id: `category-${key.toLowerCase()}`,
  name: categoryDefinitions[key].name,
  icons: categoryDefinitions[key].icons,
  tint: categoryDefinitions[key].tint,
  shape: 'square',
}));

export const categories: Category[] = categoryKeys.map((key) => ({
  id: categoryId(key),
  name: categoryDefinitions[key].name,
  description: categoryDefinitions[key].description,
  image: pictureReference(`category-${key.toLowerCase()}`),
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: true,
}));
