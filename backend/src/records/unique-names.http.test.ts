import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { division } from '@bestellwerk/domain/resources/division';
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

/** As a process leaves it that dies between the name and the record. */
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

describe('a name that was reserved for a record that never came', () => {
  it('is kept for a minute, and then free', async () => {
    await reserveForNobody('verwaist');
    expect((await create('verwaist', 30 * SECOND)).status).toBe(409);
    expect((await create('verwaist', 61 * SECOND)).status).toBe(201);
  });

  it('goes to one of those who want it at the same time', async () => {
    await reserveForNobody('umkaempft');
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('umkaempft', 61 * SECOND)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('a name that its record bears', () => {
  it('stays with it for ever', async () => {
    await create('dauerhaft');
    expect((await create('dauerhaft', 3_600 * SECOND)).status).toBe(409);
  });

  it('can be taken back by its record after a change was refused', async () => {
    const { id } = (await create('zurueck')).body.data;
    const refused = await admin.put(`/api/divisions/${id}`, { identifier: 'neu' }, { 'if-match': '"7"' });
    expect(refused.status).toBe(409);
    expect((await create('neu')).status).toBe(201);
  });
});
