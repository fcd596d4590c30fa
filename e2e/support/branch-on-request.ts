import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { post } from './own-site.js';

interface OnRequest {
  readonly id: string;
  readonly name: string;
  readonly identifier: string;
  /** A dish whose price is told on request. */
  readonly dish: string;
}

type Fields = Record<string, unknown>;

const plain = ({ id: _, revision: __, ...fields }: Fields): Fields => fields;

/** A branch with one dish whose price is told on request. Resolves once guests are shown it; `request` is signed in. */
export async function branchOnRequest(request: APIRequestContext): Promise<OnRequest> {
  const mark = randomUUID().slice(0, 6);
  const { data: init } = await (await request.get('/api/init')).json();
  const list = async (path: string): Promise<Fields[]> =>
    (await (await request.get(`/api/${path}`)).json()).data;
  const [first] = await list('branches');
  const soup = (await list('products')).find(({ config, schedule }) => {
    return (config as { parts: [] }).parts.length === 0 && !schedule;
  })!;
  const name = `Linde auf Anfrage ${mark}`;
  const identifier = `anfrage-${mark}`;
  const branch = await post<{ id: string }>(request, '/api/branches', {
    ...plain(first!),
    ...{ identifier, name, isCashEnabled: true, isTakeawayEnabled: true },
    openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }],
  });
  const dish = `Spanferkel vom Spieß ${mark}`;
  const product = await post<{ id: string }>(request, '/api/products', {
    ...plain(soup),
    ...{ uid: `spanferkel-${mark}`, name: dish, isPriceHidden: true, price: 0, isEnabled: true },
  });
  await post(request, '/api/menus', {
    ...{ identifier: `karte-${mark}`, name: `Karte ${mark}`, availableFrom: '2026-01-01T00:00:00.000Z' },
    branches: [branch.id],
    catalog: [{ category: init.categories[0].id, products: [product.id] }],
  });
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/init')).json();
      return JSON.stringify(data.menus).includes(product.id);
    })
    .toBe(true);
  return { id: branch.id, name, identifier, dish };
}
