import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LogSealState } from '@bestellwerk/domain/contracts/log-proof.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';

let stage: BackendHarness;
let auditor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  auditor = await stage.staff(['ROLE_AUDITOR']);
});
afterAll(() => stage?.stop());

const state = async (): Promise<LogSealState> => (await auditor.get('/api/log-proofs')).body.data;

/** Checks the log, and answers the finished check. */
async function checked() {
  const { status, body } = await auditor.post('/api/log-proofs', {});
  expect({ status, outcome: body.data?.outcome }).toEqual({ status: 202, outcome: 'running' });
  return eventually(async () => {
    const found = (await state()).proofs.find(({ id }) => id === body.data.id)!;
    expect(found.outcome).not.toBe('running');
    return found;
  });
}

describe('the proof of the log', () => {
  it('says that the log is as it was sealed, and can be kept outside and compared later', async () => {
    const admin = await stage.staff(['ROLE_ADMIN']);
    await admin.post('/api/tags', { name: 'Versiegelt' });
    const proof = await checked();
    expect(proof).toMatchObject({ outcome: 'right', finding: null, kept: { events: proof.events } });
    expect(proof.hash).toMatch(/^[0-9a-f]{64}$/);
    await admin.post('/api/tags', { name: 'Danach' });
    const { body } = await auditor.post('/api/log-proofs/comparison', proof.kept!);
    expect(body.data).toMatchObject({ chain: 'same', signature: 'own', events: proof.events });
    const { head } = await eventually(async () => {
      const now = await state();
      expect(now.head!.events).toBeGreaterThan(proof.events);
      return now;
    });
    expect(head!.hash).not.toBe(proof.hash);
  });

  it('says what a kept proof does not agree with', async () => {
    const { kept } = await checked();
    const compared = async (change: object) =>
      (await auditor.post('/api/log-proofs/comparison', { ...kept!, ...change })).body.data;
    const other = await compared({ hash: 'a'.repeat(64) });
    expect(other).toMatchObject({ chain: 'other', signature: 'wrong' });
    expect(await compared({ events: kept!.events + 1_000 })).toMatchObject({ chain: 'shorter' });
    const answer = await auditor.post('/api/log-proofs/comparison', { proof: 1 });
    expect(answer).toMatchObject({ status: 422 });
  });

  it('names the first seal that was changed by hand', async () => {
    await checked();
    const database = stage.app.get(DataSource);
    await stage.stopProjecting();
    await database.query(`UPDATE views.log_seal SET hash = repeat('b', 64) WHERE number = 0`);
    const proof = await checked();
    expect(proof).toMatchObject({ outcome: 'wrong', kept: null, finding: { kind: 'sealDiffers' } });
  });

  it('is for auditors and administrators only', async () => {
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER']);
    expect((await manager.get('/api/log-proofs')).status).toBe(403);
    expect((await manager.post('/api/log-proofs', {})).status).toBe(403);
  });
});
