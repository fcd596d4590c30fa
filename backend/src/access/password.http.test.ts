import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness, PASSWORD } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterAll(() => stage?.stop());

const NEXT = 'Vier Linden rauschen leise';

async function someone(): Promise<{ client: Client; username: string }> {
  const client = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  return { client, username: (await client.get('/api/users/me')).body.data.user.username };
}
const signIn = (username: string, password: string) =>
  stage.visitor().post('/api/session', { username, password });

describe('changing the own password', () => {
  it('works with the current password, and ends all other sessions', async () => {
    const { client, username } = await someone();
    const other = await stage.visitor().signIn(username, PASSWORD);
    expect((await client.put('/api/password', { current: PASSWORD, next: NEXT })).status).toBe(200);
    expect((await client.get('/api/sessions')).body.data).toHaveLength(1);
    expect((await other.get('/api/sessions')).status).toBe(401);
    expect((await signIn(username, PASSWORD)).status).toBe(401);
    expect((await signIn(username, NEXT)).status).toBe(200);
  });

  it.each([
    ['a wrong current password', { current: 'falsch', next: NEXT }, 'current'],
    ['no current password', { current: null, next: NEXT }, 'current'],
    ['a short new password', { current: PASSWORD, next: 'kurz' }, 'next'],
    ['a common new password', { current: PASSWORD, next: 'Passwort123!' }, 'next'],
    ['the own name as the new password', { current: PASSWORD, next: 'VeraBeispiel' }, 'next'],
  ])('is refused with %s', async (_, change, field) => {
    const { client, username } = await someone();
    expect(await client.put('/api/password', change)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
    expect((await signIn(username, PASSWORD)).status).toBe(200);
  });

  it('is locked after five wrong attempts, even for the right password', async () => {
    const { client } = await someone();
    const change = (current: string) => client.put('/api/password', { current, next: NEXT });
    for (let failures = 1; failures < 5; failures++) expect((await change('falsch')).status).toBe(422);
    expect((await change('falsch')).status).toBe(429);
    expect((await change(PASSWORD)).status).toBe(429);
  });
});
