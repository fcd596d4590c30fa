import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CartItem,
  type OrderForm,
  orderFormSchema,
} from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { dataUrl } from '../files/testing/data-url.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey, type Response } from '../testing/client.js';
import { form, items, OPEN, place } from '../testing/orders.js';
import { OrderUploads } from './order-uploads.js';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const product = items(1)[0]!.product;
const refused = {
  field: 'items.0.parts.0',
  message: expect.stringMatching(/^Bitte laden Sie bei .* die Datei zu „Entwurf“ noch einmal hoch\.$/),
};

let stage: BackendHarness;
let customer: Client;
let sketch: UploadReference;
beforeAll(async () => {
  stage = await BackendHarness.start();
  customer = stage.visitor();
  const staff = await stage.staff(['ROLE_ADMIN']);
  const { body, headers } = await staff.get(`/api/products/${product}`);
  const step = (name: string, type: string) => ({
    name,
    description: null,
    type,
    optional: true,
    options: [],
  });
  const parts = [step('Entwurf', 'file'), step('Fotos', 'images')];
  const changed = { ...body.data, type: 'configurable', config: { parts } };
  const { status } = await staff.put(`/api/products/${product}`, changed, {
    'if-match': headers.get('etag') ?? '"0"',
  });
  expect(status).toBe(200);
  sketch = await uploaded('Entwurf.svg', drawing);
});
afterAll(() => stage?.stop());

/** At the time of the orders: those of before cannot have it. */
async function uploaded(name: string, content: string): Promise<UploadReference> {
  const sent = { name, mimeType: 'text/plain', dataUrl: dataUrl(content) };
  return (await customer.post('/api/uploads', sent, OPEN)).body.data;
}

const withParts = (...parts: unknown[]) => ({ items: [{ ...items(2)[0]!, parts }] as CartItem[] });

describe('an upload in an order', () => {
  it('is stored with the order and visible to its customer', async () => {
    const { status, headers, body } = await place(customer, withParts(sketch));
    expect(status).toBe(201);
    expect(body.data.items[0].parts).toEqual([
      { name: 'Entwurf', choices: [], text: null, uploads: [sketch] },
    ]);
    const { uid, hash } = body.data;
    const read = await customer.get(`/api/orders/public/${uid}/${hash}`, {
      'x-position': headers.get('x-position')!,
    });
    expect(read.body.data.items[0].parts[0].uploads).toEqual([sketch]);
  });

  it.each<[string, (one: UploadReference) => object]>([
    ['another public hash', (one) => ({ ...one, publicHash: 'a'.repeat(40) })],
    ['a public hash of another length', (one) => ({ ...one, publicHash: 'a' })],
    ['another upload', (one) => ({ ...one, id: randomUUID() })],
    ['another version', (one) => ({ ...one, version: 2 })],
    ['another ending', (one) => ({ ...one, extension: 'pdf' })],
    ['another type', (one) => ({ ...one, mimeType: 'image/png' })],
  ])('is refused with %s', async (_, change) => {
    const { status, body } = await place(customer, withParts(change(sketch)));
    expect({ status, body }).toEqual({ status: 422, body: { errors: [refused] } });
    const checked = await customer.post('/api/orders/check', form(withParts(change(sketch))), OPEN);
    expect(checked.body.data.problems).toEqual([refused]);
  });

  it('must be of a kind that its step accepts', async () => {
    const { status, body } = await place(customer, withParts(null, [sketch]));
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.parts.1' }] } });
  });

  it('keeps the name that its sender gave it', async () => {
    const named = { ...(await uploaded('Skizze.svg', drawing)), name: 'Skizze.svg' };
    const { status, body } = await place(customer, withParts(named));
    expect(status).toBe(201);
    expect(body.data.items[0].parts[0].uploads).toEqual([named]);
    const long = { ...(await uploaded('Skizze.svg', drawing)), name: 'a'.repeat(201) };
    expect((await place(customer, withParts(long))).status).toBe(422);
  });

  it('cannot be a string', async () => {
    const { status, body } = await place(customer, withParts(sketch.publicHash));
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.parts.0' }] } });
  });

  it('is one of at most fifty per order', async () => {
    const many = Array.from({ length: 26 }, () => sketch);
    const item = { ...items(2)[0]!, parts: [null, many] };
    const { status, body } = await place(customer, { items: [item, item] as CartItem[] });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'items', message: expect.stringContaining('höchstens 50 Dateien') }] },
    });
  });
});

describe('an upload of another order', () => {
  /** Resolves once the read models know the order and its files. */
  const settled = async ({ body: { data } }: Response) => {
    const staff = await stage.staff(['ROLE_ADMIN']);
    for (const path of [`/api/orders/${data.id}`, '/api/uploads']) {
      expect((await staff.get(path)).status).toBe(200);
    }
  };

  it('is refused, since it would be erased with that one; the same order under its key is accepted again', async () => {
    const own = await uploaded('Eigener.svg', drawing);
    const key = newKey();
    const first = await place(customer, withParts(own), key);
    expect(first.status).toBe(201);
    await settled(first);
    const again = await place(customer, withParts(own), key);
    expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
    const { status, body } = await place(customer, withParts(own));
    expect({ status, body }).toEqual({ status: 422, body: { errors: [refused] } });
  });

  it('is no problem while an order is only checked, because it may have been placed with a lost answer', async () => {
    const own = await uploaded('Geprüft.svg', drawing);
    await settled(await place(customer, withParts(own)));
    const checked = await customer.post('/api/orders/check', form(withParts(own)), OPEN);
    expect(checked.body.data.problems).toEqual([]);
  });

  it('goes along with the order that takes the place of that one', async () => {
    const own = await uploaded('Noch einmal.svg', drawing);
    const first = await place(customer, withParts(own));
    await settled(first);
    const { uid, hash } = first.body.data;
    const known = (await customer.get(`/api/products/${product}`)).body.data as Product;
    const problems = (replaces: OrderForm['replaces']) =>
      stage.app
        .get(OrderUploads, { strict: false })
        .takenProblems(orderFormSchema.parse({ ...form(withParts(own)), replaces }), [known]);
    expect(await problems({ uid, hash })).toEqual([]);
    expect(await problems({ uid: 'EINEANDERE', hash })).toEqual([refused]);
  });
});
