import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { sampleCatalogue } from '../seed/sample/sample-catalogue.js';
import { newKey, type Client, type Response } from './client.js';

const catalogue = sampleCatalogue('test');
const [first, second] = catalogue.branches;
export const branch: Branch = first!;
export const otherBranch: Branch = second!;

/** A Friday at noon, while the branches are open, and a night when they are not. */
export const OPEN = { 'x-now': '2026-11-20T11:00:00.000Z' };
export const CLOSED = { 'x-now': '2026-11-21T01:30:00.000Z' };

const plain = catalogue.products.find(
  ({ config, isEnabled, type, schedule, minimumQuantity }) =>
    config.parts.length === 0 &&
    isEnabled &&
    type !== 'bundle' &&
    !schedule?.length &&
    (minimumQuantity ?? 0) <= 2,
)!;

export const items = (amount: number): OrderForm['items'] => [
  { product: plain.id, amount, unit: plain.unit, parts: [] },
];

/** Delivered to the customer. */
export const delivered = (): Partial<OrderForm> => ({
  isDelivery: true,
  deliveryArea: branch.deliveryAreas[0]!.area,
  street: 'Gasse 1',
  zipCode: '1050',
  city: 'Wien',
  items: items(20),
});

/** Something simple to pick up, paid in cash. */
export const form = (changes: Partial<OrderForm> = {}): Partial<OrderForm> => ({
  branch: branch.id,
  items: items(2),
  firstName: 'Eva',
  lastName: 'Mustermann',
  phone: '+436641234567',
  email: 'eva@example.org',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
  ...changes,
});

export const place = (client: Client, changes: Partial<OrderForm> = {}, key = newKey()): Promise<Response> =>
  client.post('/api/orders', form(changes), { ...OPEN, ...key });

/** An order that was placed; throws if it was not accepted. */
export async function placed(
  client: Client,
  changes: Partial<OrderForm> = {},
  key = newKey(),
): Promise<PlacedOrder> {
  const { status, body } = await place(client, changes, key);
  if (status !== 201) throw new Error(`Placing an order was answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
}
