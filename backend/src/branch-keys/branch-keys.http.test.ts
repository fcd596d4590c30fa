import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { frontDeskOrderSchema, kitchenOrderSchema } from '@bestellwerk/domain/contracts/order-display.schema';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let manager: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
});
afterAll(() => stage?.stop());

const path = `/api/branches/${branch.id}/api-key`;
const newKey = async (): Promise<string> => (await manager.post(path)).body.data.key;
const list = (name: string, key: string, id = branch.id) =>
  stage.visitor().get(`/api/orders/${name}/${id}/${key}`);

describe('the API key of a branch', () => {
  it('gives access to the order lists of that branch only', async () => {
    const { id, ticketNumber } = await placed(stage.visitor());
    const key = await newKey();
    const frontDesk = (await list('frontdesk', key)).body.data;
    expect(frontDesk).toContainEqual(expect.objectContaining({ ticketNumber, status: 'pending' }));
    for (const order of frontDesk) expect(() => frontDeskOrderSchema.strict().parse(order)).not.toThrow();
    const kitchen = (await list('backoffice', key)).body.data;
    expect(kitchen).toContainEqual(expect.objectContaining({ id, ticketNumber }));
    expect(kitchen[0].items[0]).toEqual(expect.objectContaining({ name: expect.any(String), amount: expect.any(Number) })); // prettier-ignore
    for (const order of kitchen) expect(() => kitchenOrderSchema.strict().parse(order)).not.toThrow();
    expect((await list('frontdesk', key, otherBranch.id)).status).toBe(401);
  });

  it('is returned only when created, replaces the previous key, and can be revoked', async () => {
    const [old, current] = [await newKey(), await newKey()];
    expect((await list('frontdesk', old)).status).toBe(401);
    expect((await list('frontdesk', current)).status).toBe(200);
    const about = await manager.get(path);
    expect(about.body.data).toEqual({ createdAt: expect.any(String), createdBy: 'Vera Beispiel' });
    const kept = await stage.app.get(DataSource).query('SELECT * FROM app.branch_key');
    expect(JSON.stringify(kept)).not.toContain(current);
    await manager.delete(path);
    expect((await list('frontdesk', current)).status).toBe(401);
    expect((await manager.get(path)).body.data).toBeNull();
  });

  it.each(['x', '%00', 'a'.repeat(100)])('is refused if it is %s', async (key) => {
    expect((await list('backoffice', key)).status).toBe(401);
  });

  it('cannot be created for a branch of others or a missing branch', async () => {
    expect((await manager.post(`/api/branches/${otherBranch.id}/api-key`)).status).toBe(403);
    const admin = await stage.staff(['ROLE_ADMIN']);
    const nowhere = '11111111-1111-4111-8111-111111111111';
    expect((await admin.post(`/api/branches/${nowhere}/api-key`)).status).toBe(404);
  });

  it('does not appear in the server log', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const { url } = await stage.backend({}, pino({ level: 'trace' }, sink));
    const key = await newKey();
    await stage.visitor(url).get(`/api/orders/frontdesk/${branch.id}/${key}`);
    await eventually(() => expect(lines.join('')).toContain('/api/orders/frontdesk/'));
    expect(lines.join('')).not.toContain(key);
  });
});
