import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Category } from '@bestellwerk/domain/records/definitions/category';
import { readJson, type CategoryData } from './inn-data.js';
import { pictureReference, type Picture } from './picture.js';

/** In the order of the menu. */
export const categoryData = [
  'soups',
  'classics',
  'meatless',
  'sides',
  'desserts',
  'soft-drinks',
  'drinks',
  'larder',
].map((name) => readJson<CategoryData>(`menu/${name}.json`));

export const categoryId = (key: string): string => deterministicId('category', key);

const pictureId = (key: string): string => `category-${key.toLowerCase()}`;

export const categoryPictures: Picture[] = categoryData.map(({ key, name, icons, tint }) => ({
  id: pictureId(key),
  name,
  icons,
  tint,
  shape: 'square',
}));

export const categories: Category[] = categoryData.map(({ key, name, description }) => ({
  id: categoryId(key),
  name,
  description,
  image: pictureReference(pictureId(key)),
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: true,
}));
