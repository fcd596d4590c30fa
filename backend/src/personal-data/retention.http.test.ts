import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { dumpRows } from '../testing/dump-database.js';
import { OPEN } from '../testing/orders.js';
import { sendSettings } from '../testing/settings.js';
import { ErasureRequests } from './erasure-requests.js';
import { RetentionRule } from './retention.js';
import { PersonalStage, TRACES } from './testing/personal-stage.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Orders are placed and closed at a fixed instant; what a background process adds to them, and mails, are of today. */
const afterClosing = (days: number) => new Date(Date.parse(OPEN['x-now']) + days * DAY_MS);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let stage: PersonalStage;
let rule: RetentionRule;
let closed: PlacedOrder;
let open: PlacedOrder;
beforeAll(async () => {
  stage = await PersonalStage.start();
  rule = stage.harness.app.get(RetentionRule);
  closed = await stage.rejected();
  open = await stage.place();
  await stage.messagesSent(2);
}, 120_000);
afterAll(() => stage?.stop());

const keep = (days: Partial<Config>) => sendSettings(stage.admin, days);
const orderOf = async ({ id }: PlacedOrder) => (await stage.admin.get(`/api/orders/${id}`)).body.data;
const erasures = async () => (await stage.admin.get('/api/personal-data/erasures')).body.data;
const carriedOut = async (now: Date) => {
  await eventually(async () => {
    await rule.carryOut(now);
    expect(await stage.harness.app.get(ErasureRequests).isUnderWay('retention')).toBe(false);
  });
};

describe('the time for which personal data is kept', () => {
  it('is between one day and ten years, and is not shown to guests', async () => {
    const { status, body } = await keep({ keepOrdersDays: 0 });
    expect([status, body.errors[0].field]).toEqual([422, 'keepOrdersDays']);
    expect((await keep({ keepOrdersDays: 4_000 })).status).toBe(422);
    expect((await keep({ keepOrdersDays: 4.8 })).status).toBe(422);
    expect((await stage.guest.get('/api/config')).body.data).not.toHaveProperty('keepOrdersDays');
  });

  it('erases nothing as long as no days are set', async () => {
    await rule.carryOut(inDays(4_000));
    expect(await erasures()).toEqual([]);
    expect(await orderOf(closed)).not.toHaveProperty('erasedAt');
  });

  it('says before how much is concerned', async () => {
    const preview = async (retention: object) =>
      (await stage.admin.post('/api/personal-data/retention/preview', retention)).body;
    const longest = { keepOrdersDays: 3_650, keepMailsDays: null, keepUploadsDays: null };
    const nothing = { keepOrdersDays: 0, keepMailsDays: 0, keepUploadsDays: 0 };
    expect((await preview(longest)).data).toEqual(nothing);
    const previewAt = (now: Date) =>
      rule.preview.call(Object.assign(Object.create(rule), { clock: { now: () => now } }), {
        ...{ keepOrdersDays: 30, keepMailsDays: 30, keepUploadsDays: 30 },
      });
    expect(await previewAt(afterClosing(20))).toEqual(nothing);
    expect(await previewAt(inDays(40))).toMatchObject({ keepOrdersDays: 1, keepUploadsDays: 0 });
    expect((await preview({ ...longest, keepOrdersDays: -1 })).errors[0].field).toBe('keepOrdersDays');
  });

  it('is shown as set, and as it holds: shorter days can be taken back for a day', async () => {
    await keep({ keepOrdersDays: 7 });
    const shown = async () => (await stage.admin.get('/api/personal-data/retention')).body.data;
    await eventually(async () =>
      expect(await shown()).toMatchObject({
        inForce: { keepOrdersDays: null },
        coming: { days: { keepOrdersDays: 7 }, from: expect.any(String) },
      }),
    );
    expect((await stage.guest.get('/api/personal-data/retention')).status).toBe(401);
    await keep({ keepOrdersDays: null });
    await eventually(async () => expect((await shown()).coming).toBeNull());
  });

  it('ends for closed orders and mails, with a proof, and not for open orders and their files', async () => {
    expect((await keep({ keepOrdersDays: 30, keepMailsDays: 30, keepUploadsDays: 30 })).status).toBe(200);
    await eventually(async () =>
      expect((await rule.state(inDays(31))).coming).toMatchObject({ days: { keepOrdersDays: 30 } }),
    );
    await carriedOut(inDays(31));
    expect(await erasures()).toEqual([]);
    await eventually(async () => {
      await carriedOut(inDays(32));
      expect((await orderOf(closed)).erasedAt).toEqual(expect.any(String));
    });
    expect(await orderOf(open)).not.toHaveProperty('erasedAt');
    // The mail about the open order may only have been sent now.
    await eventually(async () => {
      await carriedOut(inDays(32));
      expect((await stage.admin.get('/api/mails')).body.data).toEqual([]);
    });
    const { publicHash, id, version, extension } = stage.upload;
    expect((await stage.admin.getOnce(`/upload/${publicHash}/${id}-${version}.${extension}`)).status).toBe(
      200,
    );
    expect(await erasures()).toMatchObject([{ reason: 'retention', requestedBy: null, orders: 1 }]);
    const history = (await stage.admin.get(`/api/orders/${closed.id}/history`)).body.data;
    expect(history.at(-1)).toMatchObject({
      type: 'PersonalDataErased',
      text: 'Personenbezogene Daten gelöscht (nach Ablauf der Aufbewahrung).',
    });
  });

  it('ends for the rest once that is closed too, and is carried out once', async () => {
    await stage.act(open, 'status/reject', { message: '' });
    await orderOf(open);
    await carriedOut(inDays(62));
    await carriedOut(inDays(62));
    await eventually(async () => expect(await dumpRows(stage.harness)).not.toMatch(TRACES));
    expect(await erasures()).toHaveLength(2);
  });
});
