import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Closing, closingSchema } from '@bestellwerk/domain/contracts/closing.schema';
import { explainedAmount } from '@bestellwerk/domain/ordering/closing/closing-figures';
import fc from 'fast-check';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey, type Client } from '../../testing/client.js';
import { branch, delivered, OPEN, otherBranch, placed } from '../../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const DAY = '2026-11-20';
const NEXT = { 'x-now': '2026-11-21T11:00:00.000Z' };
const DECEMBER = { 'x-now': '2026-12-01T11:00:00.000Z' };
const pay = (id: string, method: string, amount: number, at: object = OPEN) =>
  admin.post(`/api/orders/${id}/payments`, { method, amount }, { ...newKey(), ...at });
const closing = async (period = DAY, at = branch.id, client = admin): Promise<Closing> =>
  closingSchema.parse((await client.get(`/api/closings?period=${period}&filter[branch]=${at}`)).body.data);
const path = (action: string, period = DAY, at = branch.id) =>
  `/api/branches/${at}/closings/${period.length > 7 ? 'days' : 'months'}/${period}/${action}`;
const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

async function close(changes: object = {}, headers: object = NEXT, client = admin) {
  const { figures, days } = await closing();
  const cash = days[0]?.cash ?? 0;
  return client.post(
    path('close'),
    {
      ...{ openingCash: 100, countedCash: Math.round((100 + cash) * 100) / 100, withdrawnCash: 0 },
      shown: { gross: figures.gross, amount: figures.amount },
      ...changes,
    },
    { ...newKey(), ...headers },
  );
}

describe('the figures of a day and a month', () => {
  it('agree with orders, payments and statistics, and explain each other, after any orders', async () => {
    const story = fc.record({
      isElsewhere: fc.boolean(),
      isDelivered: fc.boolean(),
      end: fc.constantFrom('', 'cancel', 'completed'),
      steps: fc.array(
        fc.record({
          method: fc.constantFrom('cash', 'atm-card'),
          share: fc.integer({ min: 1, max: 50 }),
          isTakenBack: fc.boolean(),
          at: fc.constantFrom('2026-11-20T11:00:00.000Z', '2026-11-21T03:00:00.000Z'),
        }),
        { maxLength: 3 },
      ),
    });
    // Chance alone may leave the next day without business, which the tests below need.
    const paidNextDay = { method: 'cash', share: 50, isTakenBack: false, at: '2026-11-21T03:00:00.000Z' };
    const certain = { isElsewhere: false, isDelivered: false, end: '', steps: [paidNextDay] };
    for (const { isElsewhere, isDelivered, end, steps } of [certain, ...fc.sample(story, 10)]) {
      const what = isElsewhere ? { branch: otherBranch.id } : isDelivered ? delivered() : {};
      const { id, pricing } = await placed(stage.visitor(), what);
      for (const { method, share, isTakenBack, at } of steps) {
        await pay(id, method, Math.round(pricing.totalGross * share) / 100, { 'x-now': at });
        const list = (await admin.get(`/api/orders/${id}/payments`)).body.data as { id: string; corrects: string | null }[]; // prettier-ignore
        const last = list.findLast(({ corrects }) => corrects === null);
        if (isTakenBack && last) {
          await admin.post(
            `/api/orders/${id}/payments/${last.id}/counter-entry`,
            { reason: 'Vertippt' },
            { ...newKey(), 'x-now': at },
          );
        }
      }
      if (end === 'cancel') await admin.post(`/api/orders/${id}/status/cancel`, { reason: 'Irrtum' });
      if (end === 'completed') await admin.post(`/api/orders/${id}/status/confirm`);
    }
    for (const filter of ['', `&filter[branch]=${branch.id}`]) {
      const [month, one, two] = await Promise.all(
        ['2026-11', DAY, '2026-11-21'].map(async (period) =>
          closingSchema.parse((await admin.get(`/api/closings?period=${period}${filter}`)).body.data),
        ),
      );
      const range = 'from=2026-11-01&to=2026-11-30';
      const payments = (await admin.get(`/api/payments?${range}${filter}`)).body.meta;
      const orders = (await admin.get(`/api/orders?limit=500${filter}`)).body.data as { totalGross: number; pricing: { totalGross: number }; openAmount: number; isCanceled: boolean }[]; // prettier-ignore
      const sold = orders.filter(({ isCanceled }) => !isCanceled);
      expect(month!.figures.amount).toBe(payments.amount);
      expect(month!.figures.orders).toBe(sold.length);
      expect(cents([month!.figures.gross])).toBe(cents(sold.map(({ pricing }) => pricing.totalGross)));
      expect(cents([month!.figures.openAmount])).toBe(cents(sold.map(({ openAmount }) => openAmount)));
      for (const { figures } of [month!, one!, two!]) expect(explainedAmount(figures)).toBe(figures.amount);
      for (const name of ['gross', 'tax', 'amount', 'canceledGross', 'openAmount', 'owedAmount'] as const) {
        expect(cents([one!.figures[name], two!.figures[name]])).toBe(cents([month!.figures[name]]));
      }
      expect(cents(month!.days.map(({ gross }) => gross))).toBe(cents([month!.figures.gross]));
    }
    const file = await admin.get('/api/closings/export.csv?period=2026-11');
    const { figures } = closingSchema.parse((await admin.get('/api/closings?period=2026-11')).body.data);
    const lines = (file.body as string).trimEnd().split('\r\n').slice(1).map((line) => line.split(';')); // prettier-ignore
    const sumOf = (part: string, column: number) =>
      cents(lines.flatMap((cells) => (cells[2] === part ? Number(cells[column]!.replace(',', '.')) : [])));
    expect(sumOf('Umsatz', 7)).toBe(cents([figures.gross]));
    expect(sumOf('Umsatz', 6)).toBe(cents([figures.tax]));
    expect(sumOf('Einnahmen', 7)).toBe(cents([figures.amount]));
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="abschluss-2026-11.csv"');
  });
});

describe('closing a day', () => {
  it('keeps the figures with who counted, and lists later what came after it', async () => {
    const { id } = await placed(stage.visitor());
    await pay(id, 'cash', 1);
    expect((await close({ countedCash: 1_000 })).body.errors[0].field).toBe('reason');
    expect((await close({ shown: { gross: 1, amount: 1 } })).status).toBe(409);
    const key = newKey();
    const closed = await close({ countedCash: 1_000, withdrawnCash: 800, reason: 'Wechselgeld geholt' }, { ...NEXT, ...key }); // prettier-ignore
    expect(closed).toMatchObject({ status: 200, body: { data: { days: [DAY], isMonthClosed: false } } });
    expect((await close()).status).toBe(409);

    const before = await closing();
    const [day] = before.days;
    expect(day).toMatchObject({
      isBusy: true,
      closing: {
        isClosed: true,
        closed: { gross: before.figures.gross, amount: before.figures.amount },
        cash: { opening: 100, counted: 1_000, withdrawn: 800 },
        steps: [{ type: 'closed', reason: 'Wechselgeld geholt', by: { name: 'Vera Beispiel' } }],
      },
    });
    const file: string = (await admin.get(`/api/closings/export.csv?period=${DAY}`)).body;
    const difference = file.split('\r\n').find((line) => line.includes(';Kassensturz;"Differenz";'))!;
    expect(difference).toMatch(/;ja;2\d\.11\.2026, \d\d:\d\d;"Vera Beispiel";"Wechselgeld geholt"$/);
    expect(before.later).toEqual({ payments: [], orders: [] });
    expect((await closing('2026-11-21')).openingCash).toBe(200);

    await pay(id, 'cash', 2);
    const { uid } = await placed(stage.visitor());
    const after = await closing();
    expect(after.later.payments).toMatchObject([{ order: id, amount: 2 }]);
    expect(after.later.orders).toMatchObject([{ uid, state: 'sold' }]);
    expect(after.days[0]!.closing!.closed).toEqual(day!.closing!.closed);
    expect(after.days[0]!.amount).toBe(Math.round((day!.amount + 2) * 100) / 100);
  });

  it('is taken back with a reason, and refused while its month is closed', async () => {
    const month = await closing('2026-11');
    const shown = { gross: month.figures.gross, amount: month.figures.amount };
    const early = await admin.post(path('close', '2026-11'), { shown }, { ...newKey(), ...NEXT });
    expect(early.body.errors[0]).toMatchObject({ field: 'month' });
    const open = await admin.post(path('close', '2026-11'), { shown }, { ...newKey(), ...DECEMBER });
    expect(open).toMatchObject({ status: 409, body: { errors: [{ message: expect.stringContaining('21.11.2026') }] } }); // prettier-ignore

    const other = await closing('2026-11-21');
    const cash = other.days[0]!.cash;
    const body = { openingCash: 200, countedCash: 200 + cash, withdrawnCash: 0 };
    const whole = { ...body, shown: { gross: other.figures.gross, amount: other.figures.amount } };
    await admin.post(path('close', '2026-11-21'), whole, { ...newKey(), ...DECEMBER });
    const done = await admin.post(path('close', '2026-11'), { shown }, { ...newKey(), ...DECEMBER });
    expect(done.body.data).toEqual({ days: [DAY, '2026-11-21'], isMonthClosed: true });
    expect((await closing('2026-11')).months).toMatchObject([
      { month: '2026-11', closing: { isClosed: true } },
    ]);

    const reopen = (period: string, client = admin) =>
      client.post(path('reopen', period), { reason: 'Verzählt' }, newKey());
    expect((await reopen(DAY)).status).toBe(409);
    const accounting = await stage.staff(['ROLE_ACCOUNTING']);
    expect((await reopen(DAY, accounting)).status).toBe(403);
    expect((await reopen('2026-11', accounting)).status).toBe(200);
    expect((await reopen(DAY)).body.data).toEqual({ days: ['2026-11-21'], isMonthClosed: false });
    expect((await admin.post(path('reopen'), { reason: ' ' }, newKey())).body.errors[0].field).toBe('reason');
    const { days, later } = await closing();
    expect(days[0]!.closing).toMatchObject({
      isClosed: false,
      steps: [
        { type: 'closed', cash: { counted: 1_000, withdrawn: 800 } },
        { type: 'reopened', cash: null },
      ],
    });
    expect(later.payments).toEqual([]);

    const entries = async (client: Client) =>
      (await client.get('/api/logs?filter[resource]=closing&sort=at&limit=500')).body.data;
    const title = `Abschluss ${branch.name}, 20.11.2026`;
    const [first, ...others] = await entries(admin);
    expect(first).toMatchObject({ title, branch: { id: branch.id }, closing: { reason: 'Wechselgeld geholt' } }); // prettier-ignore
    const { counted, expected } = days[0]!.closing!.steps[0]!.cash!;
    expect(first.closing.difference).toBe(Math.round((counted - expected) * 100) / 100);
    const taken = others.find(({ type }: { type: string }) => type === 'DayReopened');
    expect(taken).toMatchObject({ title, closing: { difference: null, reason: 'Verzählt' } });
    const csv = await fetch(`${stage.url}/api/logs/export?filter[resource]=closing`, { headers: admin.cookies }); // prettier-ignore
    expect(await csv.text()).toContain(`"Abschluss";"${title}";"Grund: Verzählt"`);
  });

  it.each([
    ['days/2026-11-31', 'date'],
    ['months/2026-13', 'month'],
  ])('of %s is refused', async (place, field) => {
    const body = { openingCash: 0, countedCash: 0, shown: { gross: 0, amount: 0 } };
    const { status, body: answer } = await admin.post(`/api/branches/${branch.id}/closings/${place}/close`, body, newKey()); // prettier-ignore
    expect([status, answer.errors[0].field]).toEqual([422, field]);
  });

  it('refuses amounts with parts of a cent, and a period that is none', async () => {
    expect((await close({ openingCash: 1.005 })).body.errors[0].field).toBe('openingCash');
    expect((await close({ openingCash: 0.07, countedCash: 4.35, reason: 'x' }, OPEN)).status).toBe(200);
    const { status, body } = await admin.get('/api/closings?period=heute');
    expect([status, body.errors[0].field]).toEqual([422, 'period']);
  });
});
