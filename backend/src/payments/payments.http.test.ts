import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import {
  dailyPaymentsAnswerSchema,
  paymentSchema,
  paymentsAnswerSchema,
  type Payment,
} from '@bestellwerk/domain/contracts/payments.schema';
import fc from 'fast-check';
import { z } from 'zod';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, OPEN, otherBranch, placed } from '../testing/orders.js';

const days = 'from=2026-11-01&to=2026-11-30';
let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const pay = (id: string, method: string, amount: number, at: object = OPEN, client = admin) =>
  client.post(`/api/orders/${id}/payments`, { method, amount }, { ...newKey(), ...at });
const paymentsOf = async (id: string): Promise<Payment[]> =>
  z.array(paymentSchema).parse((await admin.get(`/api/orders/${id}/payments`)).body.data);
const counter = (id: string, payment: string, reason: unknown = 'Vertippt', client = admin, key = newKey()) =>
  client.post(`/api/orders/${id}/payments/${payment}/counter-entry`, { reason }, { ...OPEN, ...key });
const list = async (query = days, client = admin) =>
  paymentsAnswerSchema.parse((await client.get(`/api/payments?${query}`)).body);

describe('paying an order', () => {
  it('accepts partial payments by the methods that the branch takes until the order is paid', async () => {
    const { id, pricing } = await placed(stage.visitor());
    expect((await pay(id, 'cash', 1)).body.data).toMatchObject({ paidAmount: 1, isPaid: false });
    expect(await pay(id, 'hydro-ag-voucher', 2)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'method' }] },
    });
    const open = Math.round((pricing.totalGross - 1) * 100) / 100;
    expect((await pay(id, 'atm-card', open)).body.data).toMatchObject({ isPaid: true, openAmount: 0 });
    expect((await pay(id, 'cash', 0.01)).status).toBe(409);
    expect((await pay(id, 'mollie', 1)).body.errors[0].field).toBe('method');
    const payments = await paymentsOf(id);
    expect(payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['cash', 1],
      ['atm-card', open],
    ]);
    expect(payments[0]!.by).toMatchObject({ kind: 'user', name: 'Vera Beispiel' });
  });
});

describe('a refund by hand', () => {
  const give = (id: string, payment: string, body: object, client = admin, key = newKey()) =>
    client.post(`/api/orders/${id}/payments/${payment}/refunds`, body, { ...OPEN, ...key });

  it('gives a part back of a completed order, which is not asked for again, and lowers what was sold', async () => {
    const { id, pricing } = await placed(stage.visitor());
    await pay(id, 'cash', pricing.totalGross);
    for (const step of ['confirm', 'in-delivery', 'completed']) {
      await admin.post(`/api/orders/${id}/status/${step}`);
    }
    const [payment] = await paymentsOf(id);
    const lacking = { amount: 1.5, cause: 'faulty', reason: 'Suppe kalt' };
    const key = newKey();
    const answers = [
      await give(id, payment!.id, lacking, admin, key),
      await give(id, payment!.id, lacking, admin, key),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ openAmount: 0, isPaid: true, waivedAmount: 1.5 });
      expect(body.data).toMatchObject({ refundedAmount: 1.5, paidAmount: pricing.totalGross - 1.5 });
    }
    const [original, refund, ...more] = await paymentsOf(id);
    expect(more).toEqual([]);
    expect(original).toMatchObject({ correctedBy: null, refunds: null });
    expect(refund).toMatchObject({ kind: 'refund', refunds: payment!.id, amount: -1.5, cause: 'faulty' });
    const history = await admin.get(`/api/orders/${id}/history`);
    expect(history.body.data.at(-1).text).toContain(' erfasst (Barzahlung): Falsch oder mangelhaft');
    expect(await counter(id, payment!.id)).toMatchObject({ status: 409 });
    expect((await counter(id, refund!.id)).body.data).toMatchObject({ refundedAmount: 0, openAmount: 0 });
  });

  it('says which field is wrong, and is recorded by those who may correct payments', async () => {
    const { id } = await placed(stage.visitor());
    await pay(id, 'cash', 1);
    const [payment] = await paymentsOf(id);
    const fieldsOf = async (body: object) =>
      (await give(id, payment!.id, body)).body.errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ amount: 1.01, reason: 'x' })).toEqual(['amount']);
    expect(await fieldsOf({ amount: 0.5 })).toEqual(['reason']);
    expect(await fieldsOf({ amount: 0.5, cause: 'other', reason: ' ' })).toEqual(['reason']);
    expect(await fieldsOf({ amount: 0.5, reason: 'x', method: 'mollie' })).toEqual(['method']);
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await give(id, payment!.id, { reason: 'x' }, employee)).status).toBe(403);
    const lead = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
    expect((await give(id, payment!.id, { reason: 'x' }, lead)).status).toBe(200);
  });
});

describe('a counter entry', () => {
  it('reverses a payment once, even of a completed order, and appears in the history', async () => {
    const { id, pricing } = await placed(stage.visitor());
    for (const step of ['confirm', 'in-delivery', 'completed']) {
      await admin.post(`/api/orders/${id}/status/${step}`);
    }
    await pay(id, 'cash', pricing.totalGross);
    const [payment] = await paymentsOf(id);
    const key = newKey();
    const send = () => counter(id, payment!.id, 'Vertippt', admin, key);
    const answers = await Promise.all([send(), send()]);
    expect((await counter(id, payment!.id, 'Doppelt')).status).toBe(409);
    answers.push(await send());
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ id, status: 'completed', paidAmount: 0, isPaid: false });
    }
    const [original, counterEntry, ...more] = await paymentsOf(id);
    expect(more).toEqual([]);
    expect(original).toMatchObject({ correctedBy: counterEntry!.id, corrects: null });
    expect(counterEntry).toMatchObject({ corrects: payment!.id, amount: -pricing.totalGross });
    const history = await admin.get(`/api/orders/${id}/history`);
    expect(history.body.data.at(-1).text).toContain('(Barzahlung) storniert. Grund: „');
    expect((await counter(id, counterEntry!.id)).status).toBe(409);
  });

  it('requires a key, a reason and a payment of that order', async () => {
    const { id } = await placed(stage.visitor());
    const other = await placed(stage.visitor());
    await pay(id, 'cash', 1);
    const [payment] = await paymentsOf(id);
    expect((await counter(id, payment!.id, 'x', admin, {})).status).toBe(400);
    expect((await counter(id, payment!.id, ' ')).body.errors).toEqual([
      { field: 'reason', message: 'Bitte füllen Sie dieses Feld aus.' },
    ]);
    expect((await counter(other.id, payment!.id)).status).toBe(404);
    expect((await counter(id, 'nonsense')).status).toBe(404);
  });

  const cases: [Role, number][] = [
    ['ROLE_EMPLOYEE', 403],
    ['ROLE_SHIFT_LEAD', 200],
    ['ROLE_BRANCH_MANAGER', 200],
    ['ROLE_ACCOUNTING', 403],
    ['ROLE_AUDITOR', 403],
  ];
  it.each(cases)('by %s returns %i', async (role, expected) => {
    const { id } = await placed(stage.visitor());
    await pay(id, 'cash', 1);
    const [payment] = await paymentsOf(id);
    const person = await stage.staff([role], [branch.id]);
    expect((await counter(id, payment!.id, 'x', person)).status).toBe(expected);
    const stranger = await stage.staff([role], [otherBranch.id]);
    expect((await counter(id, payment!.id, 'x', stranger)).status).toBe(403);
  });
});

describe('the sum of payments', () => {
  it('is the same in list, days, export and orders after any payments and counter entries', async () => {
    const story = fc.record({
      isElsewhere: fc.boolean(),
      isCanceled: fc.boolean(),
      steps: fc.array(
        fc.record({
          method: fc.constantFrom('cash', 'atm-card'),
          share: fc.integer({ min: 1, max: 60 }),
          isTakenBack: fc.boolean(),
          at: fc.constantFrom(
            '2026-11-20T11:00:00.000Z',
            '2026-11-21T02:59:59.000Z',
            '2026-11-21T03:00:00.000Z',
          ),
        }),
        { maxLength: 4 },
      ),
    });
    for (const { isElsewhere, isCanceled, steps } of fc.sample(story, 12)) {
      const { id, pricing } = await placed(stage.visitor(), isElsewhere ? { branch: otherBranch.id } : {});
      for (const { method, share, isTakenBack, at } of steps) {
        await pay(id, method, Math.round(pricing.totalGross * share) / 100, { 'x-now': at });
        const last = (await paymentsOf(id)).findLast(({ corrects }) => corrects === null);
        if (isTakenBack && last) await counter(id, last.id);
      }
      if (isCanceled) await admin.post(`/api/orders/${id}/status/cancel`, { reason: 'Irrtum' });
    }

    for (const filter of ['', `&filter[branch]=${branch.id}`, `&filter[branch]=${otherBranch.id}`]) {
      const { data, meta } = await list(`${days}${filter}&limit=500`);
      const perDay = dailyPaymentsAnswerSchema.parse(
        (await admin.get(`/api/payments/days?${days}${filter}`)).body,
      );
      const orders = await admin.get(`/api/orders?limit=500${filter}`);
      const file = await admin.get(`/api/payments/export.csv?${days}${filter}`);
      expect(meta.total).toBe(data.length);
      expect(cents(data.map(({ amount }) => amount))).toBe(cents([meta.amount]));
      expect(perDay.meta.amount).toBe(meta.amount);
      expect(perDay.meta.position).toBe(meta.position);
      expect(cents(perDay.data.map(({ amount }) => amount))).toBe(cents([meta.amount]));
      expect(perDay.data.reduce((sum, day) => sum + day.payments + day.counterEntries + day.refunds, 0)).toBe(
        meta.total,
      );
      expect(cents(orders.body.data.map((order: { paidAmount: number }) => order.paidAmount))).toBe(
        cents([meta.amount]),
      );
      expect(cents(amountsIn(file.body))).toBe(cents([meta.amount]));
      for (const { date, method, branch: place, amount } of perDay.data) {
        const same = data.filter((row) => row.date === date && row.method === method && row.branch === place);
        expect(cents(same.map((row) => row.amount))).toBe(cents([amount]));
      }
    }
  });
});

const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
const amountsIn = (csv: string) =>
  csv.trimEnd().split('\r\n').slice(1).map((line) => Number(line.split(';')[8]!.replace(',', '.'))); // prettier-ignore

describe('GET /api/payments', () => {
  it('returns a filtered and sorted page with the sum of the whole selection', async () => {
    const { id } = await placed(stage.visitor());
    const afterMidnight = { 'x-now': '2026-12-01T02:30:00.000Z' };
    for (const amount of [3, 1, 2]) await pay(id, 'atm-card', amount, afterMidnight);
    await pay(id, 'cash', 4, { 'x-now': '2026-12-01T03:30:00.000Z' });
    const day = 'from=2026-11-30&to=2026-11-30';
    const { data, meta } = await list(`${day}&filter[method]=atm-card&sort=amount&limit=2&page=2`);
    expect(data.map(({ amount }) => amount)).toEqual([3]);
    expect(meta).toMatchObject({ total: 3, page: 2, limit: 2, amount: 6 });
    expect((await list('from=2026-12-01&to=2026-12-01')).meta).toMatchObject({ total: 1, amount: 4 });
    expect((await list('from=2027-01-01&to=2027-01-01')).meta).toMatchObject({ total: 0, amount: 0 });
  });

  it.each([
    ['from=2026-11-30', 'to'],
    ['from=2026-11-30&to=2026-11-29', 'to'],
    ['from=2024-11-30&to=2026-11-29', 'from'],
    [`${days}&sort=secret`, 'sort'],
    [`${days}&filter[method]=gold`, 'filter[method]'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await admin.get(`/api/payments?${query}`);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });
});

describe('GET /api/payments/export.csv', () => {
  it('uses the German CSV format and escapes formulas', async () => {
    const { id, uid, ticketNumber } = await placed(stage.visitor());
    await pay(id, 'cash', 1.5, { 'x-now': '2026-10-31T23:30:00.000Z' });
    const [payment] = await paymentsOf(id);
    await admin.post(
      `/api/orders/${id}/payments/${payment!.id}/counter-entry`,
      { reason: '=1+1 "wirklich"; ja' },
      { ...newKey(), 'x-now': '2026-10-31T23:31:00.000Z' },
    );
    const { headers, body } = await admin.get('/api/payments/export.csv?from=2026-10-31&to=2026-10-31');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="zahlungen-2026-10-31-2026-10-31.csv"',
    );
    const [head, first, second] = body.split('\r\n');
    expect(head).toContain('Geschäftstag;Datum;Uhrzeit;Filiale');
    expect(first).toContain(`31.10.2026;01.11.2026;00:30;"${branch.name}";"${uid}";${ticketNumber};Zahlung;`);
    expect(first).toContain('"Barzahlung";1,50;EUR;"";"Vera Beispiel"');
    expect(second).toContain(`;-1,50;EUR;"'=1+1 ""wirklich""; ja";`);
  });
});

describe('reading payments', () => {
  const cases: [Role, number, number][] = [
    ['ROLE_EMPLOYEE', 403, 200],
    ['ROLE_SHIFT_LEAD', 200, 200],
    ['ROLE_ACCOUNTING', 200, 200],
    ['ROLE_AUDITOR', 200, 200],
    ['ROLE_CONTENT_EDITOR', 403, 403],
  ];

  it.each(cases)('as %s returns %i for all orders and %i for one order', async (role, ofAll, ofOne) => {
    const { id } = await placed(stage.visitor());
    const person = await stage.staff([role], [branch.id]);
    for (const path of ['payments', 'payments/days', 'payments/owed', 'payments/export.csv']) {
      expect((await person.get(`/api/${path}?${days}`)).status).toBe(ofAll);
      expect((await stage.visitor().get(`/api/${path}?${days}`)).status).toBe(401);
    }
    expect((await person.get(`/api/orders/${id}/payments`)).status).toBe(ofOne);
    expect((await stage.visitor().get(`/api/orders/${id}/payments`)).status).toBe(401);
  });

  it('as a shift lead is limited to the own branches', async () => {
    const { id } = await placed(stage.visitor(), { branch: otherBranch.id });
    await pay(id, 'cash', 1);
    const lead = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
    const { data } = await list(`${days}&limit=500`, lead);
    expect(new Set(data.map((payment) => payment.branch))).toEqual(new Set([branch.id]));
    expect((await lead.get(`/api/payments?${days}&filter[branch]=${otherBranch.id}`)).status).toBe(403);
    expect((await lead.get(`/api/orders/${id}/payments`)).status).toBe(403);
  });
});
