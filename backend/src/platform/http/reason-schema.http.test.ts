import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey, type Client } from '../../testing/client.js';
import { branch, items, OPEN, placed } from '../../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const post = (path: string, body: object) => admin.post(`/api/${path}`, body, { ...newKey(), ...OPEN });

/** An order of two lines that is paid in cash, and its payment. */
async function paid() {
  const { id, pricing } = await placed(stage.visitor(), { items: [...items(2), ...items(3)] });
  await post(`orders/${id}/payments`, { method: 'cash', amount: pricing.totalGross });
  const [payment] = (await admin.get(`/api/orders/${id}/payments`)).body.data;
  return { id, payment: payment.id as string };
}

type Take = (reason: string) => ReturnType<Client['post']>;

/** Every command on an order that takes a reason, each for an order of its own. */
const commands: [name: string, command: () => Promise<Take>][] = [
  ['a cancelation', async () => takenBy(`orders/${(await placed(stage.visitor())).id}/status/cancel`)],
  ['a counter entry', async () => ofPayment('counter-entry')],
  ['a refund by hand', async () => ofPayment('refunds', { cause: 'other', amount: 1 })],
  [
    'a change of a paid order',
    async () => {
      const { id } = await paid();
      return (reason) => admin.put(`/api/orders/${id}/items/0`, { amount: 1, reason }, OPEN);
    },
  ],
];

const takenBy =
  (path: string, more: object = {}): Take =>
  (reason) =>
    post(path, { ...more, reason });

async function ofPayment(action: string, more: object = {}): Promise<Take> {
  const { id, payment } = await paid();
  return takenBy(`orders/${id}/payments/${payment}/${action}`, more);
}

describe.each(commands)('the reason of %s', (_, command) => {
  it('is refused at its field where nothing in it can be seen, and stored without control characters', async () => {
    const take = await command();
    for (const unseen of [' ', '\u0000', '\u200b\u0007\n']) {
      expect(await take(unseen)).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    }
    const taken = await take('Koch\u0000 kr\u0007ank\ud800');
    expect(taken.status).toBe(200);
    const { id } = taken.body.data;
    const history = (await admin.get(`/api/orders/${id}/history`)).body.data;
    expect(history.at(-1).text).toContain('Koch krank');
    expect(JSON.stringify(history)).not.toMatch(/\\u0000|\ufffd/);
  });
});

it('the reason of a reopened day, and of a difference in its cash, is cleaned too', async () => {
  const closing = async () =>
    (await admin.get(`/api/closings?period=2026-11-20&filter[branch]=${branch.id}`)).body.data;
  const { figures } = await closing();
  const path = `branches/${branch.id}/closings/days/2026-11-20`;
  const counted = { openingCash: 0, countedCash: 9_999, shown: { gross: figures.gross, amount: figures.amount } }; // prettier-ignore
  const unseen = await post(`${path}/close`, { ...counted, reason: '\u0000' });
  expect(unseen).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
  expect((await post(`${path}/close`, { ...counted, reason: 'Wechsel\u0000geld' })).status).toBe(200);
  const withoutReason = await post(`${path}/reopen`, { reason: '\u200b\u0000' });
  expect(withoutReason.body.errors).toEqual([{ field: 'reason', message: 'Bitte geben Sie an, warum.' }]);
  expect((await post(`${path}/reopen`, { reason: 'Ver\u0000zählt' })).status).toBe(200);
  const { steps } = (await closing()).days[0].closing;
  expect(steps.map(({ reason }: { reason: string }) => reason)).toEqual(['Wechselgeld', 'Verzählt']);
  expect((await admin.get('/api/closings/export.csv?period=2026-11-20')).body).not.toContain('\ufffd');
});
