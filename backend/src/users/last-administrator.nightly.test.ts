import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AccountService } from '../access/account.service.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness, PASSWORD } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterAll(() => stage?.stop());

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

/** An administrator with a record. */
async function administrator(username: string): Promise<{ id: string; client: Client }> {
  const names = { firstName: 'Anna', lastName: 'Berger', email: `${username}@example.org` };
  await stage.app
    .get(AccountService)
    .create({ ...names, username, roles: ['ROLE_ADMIN'], branches: [], password: PASSWORD });
  const client = await stage.visitor().signIn(username, PASSWORD);
  await stage.backend();
  const { id } = (await client.get('/api/users/me')).body.data.user;
  await eventually(async () => expect((await client.get(`/api/users/${id}`)).status).toBe(200));
  return { id, client };
}

describe('administrators', () => {
  it('who revoke each other’s access concurrently leave one active administrator', async () => {
    const [anna, bert] = [await administrator('anna'), await administrator('bert')];
    const answers = await Promise.all([
      anna.client.put(`/api/users/${bert.id}`, { roles: [] }, ifMatch('0')),
      bert.client.put(`/api/users/${anna.id}`, { isDisabled: true }, ifMatch('0')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await stage.app
      .get(DataSource)
      .query(`SELECT id FROM app.account WHERE 'ROLE_ADMIN' = ANY (roles) AND NOT is_disabled`);
    expect(active).toHaveLength(1);
  });
});
