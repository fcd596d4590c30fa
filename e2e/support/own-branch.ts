import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { post } from './own-site.js';
import { takeawayFormOf } from './takeaway-form.js';

type Fields = Record<string, unknown>;

export interface OwnBranch {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly product: { readonly id: string; readonly name: string };
  /** A valid order of one of its product. */
  readonly form: Record<string, unknown>;
}

/** A branch of a journey's own that sells one product around the clock, with `more` fields; `request` is signed in. */
export async function ownBranch(request: APIRequestContext, more: Fields = {}): Promise<OwnBranch> {
  const mark = randomUUID().slice(0, 6);
  const { data: init } = await (await request.get('/api/init')).json();
  const [first] = (await (await request.get('/api/branches')).json()).data as Fields[];
  const { id: _, revision: __, ...fields } = first!;
  const form = takeawayFormOf(init, 'Probe');
  const [item] = form['items'] as { product: string }[];
  const [identifier, name] = [`fuer-sich-${mark}`, `Linde für sich ${mark}`];
  const branch = await post<{ id: string }>(request, '/api/branches', {
    ...fields,
    ...{ identifier, name, isCashEnabled: true, isTakeawayEnabled: true },
    openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }],
    ...more,
  });
  const menu = await post<{ id: string }>(request, '/api/menus', {
    ...{ identifier, name: `Karte ${mark}`, availableFrom: '2026-01-01T00:00:00.000Z' },
    branches: [branch.id],
    catalog: [{ category: init.categories[0].id, products: [item!.product] }],
  });
  await expect
    .poll(async () => JSON.stringify((await (await request.get('/api/init')).json()).data.menus))
    .toContain(menu.id);
  const product = init.products.find(({ id }: { id: string }) => id === item!.product);
  return { id: branch.id, identifier, name, product, form: { ...form, branch: branch.id } };
}
