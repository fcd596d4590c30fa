import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { division } from '@bestellwerk/domain/records/definitions/division';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { UniqueNames } from './unique-names.js';

const SECOND = 1_000;

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const create = (identifier: string, afterMs = 0) =>
  admin.post(
    '/api/divisions',
    { identifier, businessName: 'Firma' },
    { 'x-now': new Date(Date.now() + afterMs).toISOString() },
  );

/** Simulates a process that dies after reserving the name and before creating the record. */
async function reserveForNobody(identifier: string, owner: string = randomUUID()): Promise<void> {
  const correlationId = randomUUID();
  const context = { commandId: correlationId, correlationId, causationId: correlationId };
  await stage.app
    .get(UniqueNames)
    .reserve(
      division,
      owner,
      { before: null, after: { identifier } },
      { ...context, actor: { kind: 'system', id: null }, origin: 'system' },
    );
}

describe('a name reserved for a record that was never created', () => {
  it('is reserved for a minute and free afterwards', async () => {
    await reserveForNobody('verwaist');
    expect((await create('verwaist', 30 * SECOND)).status).toBe(409);
    expect((await create('verwaist', 61 * SECOND)).status).toBe(201);
  });

  it('is given to only one of several concurrent requests', async () => {
    await reserveForNobody('umkaempft');
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('umkaempft', 61 * SECOND)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('the name of a record', () => {
  it('stays reserved without a time limit', async () => {
    await create('dauerhaft');
    expect((await create('dauerhaft', 3_600 * SECOND)).status).toBe(409);
  });

  it('can be used by others if the change to it was refused', async () => {
    const { id } = (await create('zurueck')).body.data;
    const refused = await admin.put(`/api/divisions/${id}`, { identifier: 'neu' }, { 'if-match': '"7"' });
    expect(refused.status).toBe(409);
    expect((await create('neu')).status).toBe(201);
  });
});
