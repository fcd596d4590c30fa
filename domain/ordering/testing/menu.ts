import type { Category } from '../../records/definitions/category.js';
import type { Menu } from '../../records/definitions/catalogue.schema.js';
import { product as productResource, type Product } from '../../records/definitions/product.js';
import { open } from '../../opening-hours/testing/hours-entries.js';
import { ids } from './ids.js';

const product = (differences: Partial<Product>): Product => ({
  ...productResource.schemas.entity.parse({
    id: ids.schnitzel,
    uid: 'P1',
    name: 'Wiener Schnitzel',
    type: 'configurable',
    price: 16.5,
    unit: 'piece',
    minimumQuantity: 1,
    maximumQuantity: 20,
    quantityStepSize: 1,
    pricing: 'fixed',
    tax: 10,
  }),
  ...differences,
});

const schnitzel = product({
  config: {
    parts: [
      {
        name: 'Beilage',
        description: null,
        type: 'select',
        optional: false,
        options: [
          { name: 'Erdäpfelsalat', modifier: null, value: null },
          { name: 'Pommes', modifier: 'add', value: 1 },
        ],
      },
      { name: 'Wunsch', description: null, type: 'text', optional: true, options: [] },
    ],
  },
});

const cheese = product({
  id: ids.cheese,
  name: 'Bergkäse',
  type: 'others',
  price: 19.9,
  unit: 'kilogram',
  minimumQuantity: 0.1,
  quantityStepSize: 0.1,
  alternativeUnits: [
    {
      unit: 'gram',
      ratio: null,
      minimumQuantity: 100,
      maximumQuantity: null,
      quantityStepSize: 50,
      calculationModel: null,
    },
  ],
});

const soup = product({
  id: ids.soup,
  name: 'Mittagssuppe',
  type: 'others',
  price: 4.5,
  schedule: [open('daily', '11:00', '14:00')],
});

export const category: Category = {
  id: ids.category,
  name: 'Speisen',
  description: '',
  image: null,
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: false,
};

export const menu: Menu = {
  id: ids.menu,
  identifier: 'karte',
  name: 'Karte',
  revision: '3',
  availableFrom: '2026-01-01T00:00:00Z',
  branches: [ids.branch],
  catalog: [{ category: ids.category, products: [ids.schnitzel, ids.cheese, ids.soup] }],
};

export const products = [schnitzel, cheese, soup];
