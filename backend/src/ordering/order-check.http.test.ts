import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { checkOrder } from '@bestellwerk/domain/ordering/checkout/check-order';
import { factsAt } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { checkoutView } from '@bestellwerk/domain/ordering/checkout/checkout-view';
import { orderFormSchema } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { orderCheckSchema } from '@bestellwerk/domain/contracts/order-check.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import fc from 'fast-check';
import { anyOrderForm, anyTime } from '../testing/any-order-form.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey } from '../testing/client.js';
import { branch, CLOSED, delivered, form, items, OPEN, placed } from '../testing/orders.js';

let stage: BackendHarness;
let catalogue: Catalogue;
beforeAll(async () => {
  stage = await BackendHarness.start();
  catalogue = (await stage.visitor().get('/api/init')).body.data;
});
afterAll(() => stage?.stop());

const check = (body: object, headers: Record<string, string> = OPEN) =>
  stage.visitor().post('/api/orders/check', body, headers);
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('POST /api/orders/check', () => {
  it('returns the prices of a valid order with their explanation', async () => {
    const { status, body } = await check(form(delivered()));
    expect(status).toBe(200);
    const { items: lines, pricing, ...rest } = orderCheckSchema.parse(body.data);
    expect(rest).toMatchObject({
      problems: [],
      submitLabel: 'Bestellung abschicken',
      mode: 'delivery',
      paymentMethod: 'cash',
      view: { modes: ['takeaway', 'delivery', 'dineIn'], defaultPaymentMethod: 'cash' },
    });
    expect(lines![0]!.explanation.map(({ kind }) => kind)).toEqual(['base', 'amount', 'tax']);
    expect(pricing!.totalGross).toBe(lines![0]!.gross + pricing!.deliveryGross);
  });

  it('writes nothing and needs no key', async () => {
    const { headers } = await check(form());
    expect(headers.get('x-position')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    const day = branchDayStream(branch.id, '2026-11-20');
    expect(await stage.app.get(EventLog).readStream(day)).toEqual([]);
    expect(await placed(stage.visitor())).toMatchObject({ ticketNumber: 1 });
  });

  it('returns the same problems as placing the order, but with status 200', async () => {
    const wrong = form({ firstName: ' ', phone: '0664', items: items(0), legalInstructions: false });
    const { status, body } = await check(wrong);
    expect(status).toBe(200);
    expect(body.data.problems.map(({ field }: { field: string }) => field)).toEqual([
      'items.0.amount',
      'firstName',
      'phone',
      'legalInstructions',
    ]);
    const refused = await stage.visitor().post('/api/orders', wrong, { ...OPEN, ...newKey() });
    expect(refused).toMatchObject({ status: 422, body: { errors: body.data.problems } });
  });

  it('uses the clock of its request', async () => {
    const days = (await check(form(), CLOSED)).body.data.possibleTimes;
    expect(days[0]).toEqual({
      date: '2026-11-21',
      windows: [{ from: '2026-11-21T09:00:00.000Z', to: '2026-11-21T22:55:00.000Z' }],
    });
    expect((await check(form(), CLOSED)).body.data.submitLabel).toBe('Vorbestellung abschicken');
    expect((await check(form(), OPEN)).body.data.submitLabel).toBe('Bestellung abschicken');
  });

  it('returns only a problem and no prices or times for an unknown branch', async () => {
    const { status, body } = await check(form({ branch: '11111111-1111-4111-8111-111111111111' }));
    expect(status).toBe(200);
    expect(orderCheckSchema.parse(body.data)).toEqual({
      problems: [{ message: 'Bitte wählen Sie eine Filiale aus.', field: 'branch' }],
      isQuotation: false,
      submitLabel: null,
      mode: null,
      items: null,
      pricing: null,
      paymentMethod: null,
      expectedAt: null,
      possibleTimes: [],
      view: null,
    });
  });

  it.each([
    [{ branch: 'x' }, 'branch'],
    [{ items: [{ product: 1 }] }, 'items.0.product'],
    [{ paymentMethod: 'card' }, 'paymentMethod'],
  ])('refuses a malformed body: %j', async (changes, field) => {
    const { status, body } = await check(form(changes as never));
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  it('accepts the company name under its old field', async () => {
    const order = { ...form({ isCompany: true }), company: 'Linde OG' };
    expect((await check(order)).body.data.problems).toEqual([]);
  });
});

describe('the rules in browser and server', () => {
  const shop = () => fc.tuple(anyOrderForm(catalogue), anyTime);

  it('give the same problems, prices, button and fields for any form', async () => {
    const property = fc.asyncProperty(shop(), async ([input, now]) => {
      const { status, body } = await check(input, { 'x-now': now.toISOString() });
      const form = orderFormSchema.parse(input);
      const facts = factsAt(
        now,
        catalogue,
        catalogue.branches.find(({ id }) => id === form.branch)!,
      );
      const { view, possibleTimes, expectedAt, ...result } = orderCheckSchema.parse(body.data);
      expect(status).toBe(200);
      expect(result).toEqual(asJson(checkOrder(form, facts)));
      expect(view).toEqual(checkoutView(form, facts));
      expect(possibleTimes.length).toBeGreaterThan(100);
      if (form.appointmentDate !== null) expect(expectedAt).toBeNull();
    });
    await fc.assert(property, { numRuns: 200, seed: 4 });
  });

  it('give the same problems, prices and promised time before and when placing an order', async () => {
    const statuses: number[] = [];
    const property = fc.asyncProperty(shop(), async ([input, now]) => {
      const clock = { 'x-now': now.toISOString() };
      const { problems, items, pricing, expectedAt } = (await check(input, clock)).body.data;
      const { status, body } = await stage.visitor().post('/api/orders', input, { ...clock, ...newKey() });
      statuses.push(status);
      if (problems.length > 0) expect(body).toEqual({ errors: problems });
      else expect(body.data).toMatchObject({ items, pricing, ...(expectedAt && { expectedAt }) });
    });
    await fc.assert(property, { numRuns: 60, seed: 5 });
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    expect(count(201)).toBeGreaterThan(10);
    expect(count(422)).toBeGreaterThan(10);
    expect(count(201) + count(422)).toBe(60);
  });
});
