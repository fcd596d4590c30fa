import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FigureName, type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';
import { form } from '../testing/orders.js';

/** Fridays at noon, one order each, two on the second of November. */
const days = ['2026-10-30', '2026-11-06', '2026-11-06', '2026-11-27', '2026-12-04'];
let stage: BackendHarness;
let admin: Client;
let gross: number;

beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  for (const day of days) {
    const at = { 'x-now': `${day}T11:00:00.000Z` };
    const { status, body } = await stage.visitor().post('/api/orders', form(), { ...at, ...newKey() });
    expect(status).toBe(201);
    gross = body.data.pricing.totalGross;
  }
  await eventually(async () =>
    expect((await figures('orders', days[0]!, days.at(-1)!)).total).toBe(days.length),
  );
});
afterAll(() => stage?.stop());

async function figures(name: FigureName, from: string, to: string, more = ''): Promise<Figures> {
  const { body } = await admin.get(`/api/statistics/${name}?from=${from}&to=${to}${more}`, {
    'x-now': '2026-12-31T12:00:00.000Z',
  });
  return figuresSchema.parse(body.data);
}

it.each([
  ['from a month before to one after', '2026-10-01', '2026-12-31'],
  ['of exactly a month', '2026-11-01', '2026-11-30'],
  ['that begins on the second of a month', '2026-11-02', '2026-12-31'],
  ['that ends on the last but one day of a month', '2026-10-30', '2026-11-29'],
  ['that ends on its first day', '2026-10-31', '2026-12-01'],
  ['of parts of two months', '2026-11-27', '2026-12-04'],
  ['of one day', '2026-11-06', '2026-11-06'],
])('a range %s counts each order once, whether months or days are added up', async (_, from, to) => {
  const count = days.filter((day) => from <= day && day <= to).length;
  const totalOf = async (name: FigureName, more = '') => (await figures(name, from, to, more)).total;
  for (const granularity of ['day', 'week', 'month']) {
    expect(await totalOf('orders', `&granularity=${granularity}`)).toBe(count);
  }
  expect(await totalOf('order-origins')).toBe(count);
  expect(await totalOf('popular-items')).toBe(count);
  expect(await totalOf('items')).toBeCloseTo(count * gross);
  const { groups } = await figures('revenue', from, to);
  expect(groups?.reduce((sum, { value }) => sum + value, 0) ?? 0).toBeCloseTo(count * gross);
});
