import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Menu } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Table } from '@bestellwerk/domain/records/definitions/table';
import { branches } from './branches.js';
import { categoryData, categoryId } from './categories.js';
import { products } from './products.js';

export const menus: Menu[] = [
  {
    id: deterministicId('menu', 'speisekarte'),
    identifier: 'speisekarte',
    name: 'Speisekarte',
    revision: '0',
    availableFrom: '2025-12-31T23:00:00.000Z',
    branches: branches.map((branch) => branch.id),
    catalog: categoryData.map(({ key }) => ({
      category: categoryId(key),
      products: products.filter(({ category }) => category === key).map(({ product }) => product.id),
    })),
  },
];

const TABLES_PER_BRANCH = 12;

export const tables: Table[] = branches.flatMap((branch) =>
  Array.from({ length: TABLES_PER_BRANCH }, (_, index) => ({
    id: deterministicId('table', branch.identifier, String(index + 1)),
    identifier: String(index + 1),
    branch: { id: branch.id },
  })),
);
