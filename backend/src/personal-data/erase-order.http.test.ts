import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { openServices } from '../../../projections/src/app/services.js';
import { projections } from '../../../projections/src/projections.js';
import { rebuildBeside } from '../../../projections/src/engine/runner/rebuild.js';
import { quiet } from '../../../projections/src/testing/stage.js';
import { verify } from '../../../projections/src/tools/verify/verify.js';
import { newKey } from '../testing/client.js';
import { dumpEvents, dumpRows } from '../testing/dump-database.js';
import { branch } from '../testing/orders.js';
import { days, everythingShown, filesText, tracesIn } from './testing/everything-shown.js';
import { PersonalStage, PHONE, TRACES } from './testing/personal-stage.js';

const key = newKey();
let stage: PersonalStage;
let completed: PlacedOrder;
let refunded: PlacedOrder;
let rejected: PlacedOrder;
let quoted: PlacedOrder;
beforeAll(async () => {
  stage = await PersonalStage.start();
  completed = await stage.completed();
  refunded = await stage.refunded();
  rejected = await stage.rejected(key);
  quoted = await stage.quoted();
  await stage.printed(completed);
  await stage.messagesSent(3);
}, 120_000);
afterAll(() => stage?.stop());

const erase = ({ id }: { id: string }) => stage.admin.post(`/api/orders/${id}/erase`);

describe('before its erasure', () => {
  it('a guest is in tables, files, mails and answers, but neither in the log’s bytes, in log lines nor at the provider', async () => {
    expect(await dumpRows(stage.harness)).toMatch(TRACES);
    expect(filesText(stage.harness.folder)).toMatch(TRACES);
    expect(await everythingShown(stage.admin, [completed, quoted])).toMatch(TRACES);
    expect(tracesIn(await dumpEvents(stage.harness))).toEqual([]);
    expect(tracesIn(stage.lines.join('\n'))).toEqual([]);
    expect(tracesIn(JSON.stringify(stage.sandbox.report()))).toEqual([]);
  }, 60_000);

  it('is refused while the order is open, and to everybody but administrators', async () => {
    const open = await stage.place();
    const { status, body } = await erase(open);
    expect({ status, message: body.errors[0].message }).toEqual({
      status: 409,
      message:
        'Die Bestellung ist noch nicht abgeschlossen. Die personenbezogenen Daten werden dafür noch gebraucht.',
    });
    const manager = await stage.harness.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await manager.post(`/api/orders/${completed.id}/erase`)).status).toBe(403);
    await stage.act(open, 'status/reject', { message: '' });
    expect((await erase(open)).status).toBe(200);
  });
});

describe('an erased guest', () => {
  const names = ['orders', 'revenue', 'canceled-orders'];
  const numbers = async () => {
    const paths = [...names.map((name) => `/api/statistics/${name}${days}`)];
    paths.push(`/api/payments/days${days}`, '/api/orders?from=2026-11-01&limit=1');
    return Promise.all(
      paths.map(async (path) => {
        const { status, body } = await stage.admin.get(path);
        expect({ path, status }).toEqual({ path, status: 200 });
        // When and as of which position they were read is another each time.
        const { position: _, ...meta } = body.meta ?? {};
        const data = body.data.meta ? { ...body.data, meta: null } : body.data;
        return [path, meta, path.includes('/api/orders') ? null : data];
      }),
    );
  };

  it('is found nowhere, and all sums stay', async () => {
    const before = await numbers();
    const pricing = (await stage.admin.get(`/api/orders/${completed.id}`)).body.data.pricing;
    for (const order of [completed, refunded, rejected, quoted])
      expect((await erase(order)).status).toBe(200);
    await eventually(async () => expect(tracesIn(await dumpRows(stage.harness))).toEqual([]));
    expect(tracesIn(await everythingShown(stage.admin, [completed, refunded, rejected, quoted]))).toEqual([]);
    expect(tracesIn(filesText(stage.harness.folder))).toEqual([]);
    expect(tracesIn(await dumpEvents(stage.harness))).toEqual([]);
    expect(tracesIn(stage.lines.join('\n'))).toEqual([]);
    expect(tracesIn(JSON.stringify(stage.sandbox.report()))).toEqual([]);
    expect(await numbers()).toEqual(before);
    const order = (await stage.admin.get(`/api/orders/${completed.id}`)).body.data;
    expect(order).toMatchObject({ pricing, erasedAt: expect.any(String), contact: { email: null } });
    expect(order.items).toHaveLength(2);
  }, 60_000);

  it('is not known by the other node either, nor by repeating the command that placed the order', async () => {
    const other = stage.harness.visitor();
    await eventually(async () => {
      const { body } = await other.getOnce(`/api/orders/public/${completed.uid}/${completed.hash}`);
      expect(tracesIn(JSON.stringify(body))).toEqual([]);
    });
    const again = await stage.place({}, key);
    expect(again.id).toBe(rejected.id);
    expect(tracesIn(JSON.stringify(again))).toEqual([]);
    const { publicHash, id, version, extension } = stage.upload;
    const file = await other.getOnce(`/upload/${publicHash}/${id}-${version}.${extension}`);
    expect(file.status).toBe(404);
  });

  it('gets no more notes, and no message is sent', async () => {
    const note = await stage.admin.post(`/api/orders/${completed.id}/notes`, { text: PHONE }, newKey());
    expect(note.body.errors[0].message).toBe(
      'Die personenbezogenen Daten dieser Bestellung wurden endgültig gelöscht.',
    );
    const resent = await stage.admin.post(`/api/orders/${completed.id}/resend-new-order-email`, {}, newKey());
    expect(resent.status).toBe(422);
  });

  it('leaves read models that match the log, and come out the same when they are built again', async () => {
    const { postgres, eventstore } = stage.harness.servers;
    const services = await openServices(postgres, eventstore);
    try {
      const report = await verify(services, { projections, now: () => new Date() });
      expect(report.tables.filter(({ differences }) => differences > 0)).toEqual([]);
      const orders = projections.filter(({ category }) => [category].flat().includes('order'));
      const rowsOf = () =>
        Promise.all(
          orders.map(({ name }) =>
            services.dataSource.query(
              `SELECT string_agg(v::text, ' ' ORDER BY v::text) FROM views.${name} v`,
            ),
          ),
        );
      const before = await rowsOf();
      const context = { ...services, databaseUrl: postgres, log: quiet };
      const signal = new AbortController().signal;
      for (const projection of orders)
        expect(await rebuildBeside(context, projection, { resume: false, signal })).toBe(true);
      expect(await rowsOf()).toEqual(before);
    } finally {
      await services.close();
    }
    expect(tracesIn(await dumpRows(stage.harness))).toEqual([]);
  });
});
