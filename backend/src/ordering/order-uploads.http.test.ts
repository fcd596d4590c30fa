import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { dataUrl } from '../files/testing/data-url.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client } from '../testing/client.js';
import { form, items, OPEN, place } from '../testing/orders.js';

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

async function uploaded(name: string, content: string): Promise<UploadReference> {
  const sent = { name, mimeType: 'text/plain', dataUrl: dataUrl(content) };
  return (await customer.post('/api/uploads', sent)).body.data;
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
