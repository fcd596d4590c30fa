import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentUserSchema } from '@bestellwerk/domain/contracts/session.schema';
import { DataSource } from 'typeorm';
import { BackendHarness, PASSWORD } from '../testing/backend-harness.js';
import { branch } from '../testing/orders.js';
import { AccountService } from './account.service.js';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
  await createAccount('resi');
});
afterAll(() => stage?.stop());

const createAccount = (username: string) =>
  stage.app.get(AccountService).create({
    username,
    email: `${username}@example.org`,
    firstName: 'Resi',
    lastName: 'Lindner',
    roles: ['ROLE_EMPLOYEE'],
    branches: [branch.id],
    password: PASSWORD,
  });
const login = (username: string, password: string) =>
  stage.visitor().post('/api/session', { username, password });

describe('POST /api/session', () => {
  it.each(['resi', 'RESI', 'resi@example.org', ' Resi@Example.org '])('signs in as %s', async (name) => {
    const { status, headers, body } = await login(name, PASSWORD);
    expect(status).toBe(200);
    const user = currentUserSchema.parse(body.data);
    expect(user).toMatchObject({ roles: ['ROLE_EMPLOYEE'], user: { branches: [{ id: branch.id }] } });
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('gives the same response for a wrong password and an unknown name', async () => {
    const wrong = await login('resi', 'falsch');
    const unknown = await login('niemand', 'falsch');
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it.each(['milan', 'gibt es nicht'])(
    'locks %s after five failures, even for the right password',
    async (name) => {
      if (name === 'milan') await createAccount(name);
      for (let failures = 1; failures < 5; failures++) expect((await login(name, 'falsch')).status).toBe(401);
      const fifth = await login(name, 'falsch');
      expect(fifth.status).toBe(429);
      expect(fifth.body.errors[0].message).toMatch(/in 5 Minuten/);
      expect((await login(name, PASSWORD)).status).toBe(429);
    },
  );

  it('counts concurrent failures, so that parallel guesses do not bypass the lock', async () => {
    await createAccount('jana');
    const guesses = await Promise.all(Array.from({ length: 15 }, () => login('jana', 'falsch')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(11);
  });

  it('accepts concurrent sign-ins of the same account', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('resi', PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('resets the failure count after a successful sign-in', async () => {
    await createAccount('sabine');
    for (let round = 0; round < 2; round++) {
      for (let failures = 1; failures < 5; failures++) await login('sabine', 'falsch');
      expect((await login('sabine', PASSWORD)).status).toBe(200);
    }
  });

  it('reports every missing field', async () => {
    const { status, body } = await login('', '');
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { message: 'Bitte füllen Sie dieses Feld aus.', field: 'username' },
      { message: 'Bitte füllen Sie dieses Feld aus.', field: 'password' },
    ]);
  });

  it('marks the cookie as Secure when the request came over https', async () => {
    const { url } = await stage.backend({ trustProxy: true });
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await stage
      .visitor(url)
      .post('/api/session', { username: 'resi', password: PASSWORD }, headers);
    expect(answer.headers.get('set-cookie')).toMatch(/Secure/i);
  });
});

describe('GET /api/users/me', () => {
  it('returns null for visitors, even with a forged cookie', async () => {
    expect(await stage.visitor().get('/api/users/me')).toMatchObject({ status: 200, body: { data: null } });
    const forged = { cookie: 'bestellwerk=abc.def' };
    expect(await stage.visitor().get('/api/users/me', forged)).toMatchObject({ body: { data: null } });
  });

  it('returns the signed-in user until the account is disabled', async () => {
    await createAccount('deniz');
    const deniz = await stage.visitor().signIn('deniz', PASSWORD);
    expect((await deniz.get('/api/users/me')).body.data.user.username).toBe('deniz');
    await stage.app
      .get(DataSource)
      .query(`UPDATE app.account SET is_disabled = true WHERE username = 'deniz'`);
    expect((await deniz.get('/api/users/me')).body.data).toBeNull();
    expect((await deniz.get('/api/orders/current')).status).toBe(401);
  });
});

describe('DELETE /api/session', () => {
  it('ends the session and invalidates its cookie', async () => {
    const resi = await stage.visitor().signIn('resi', PASSWORD);
    expect((await resi.delete('/api/session')).body).toEqual({ data: null });
    expect((await resi.get('/api/orders/current')).status).toBe(401);
  });
});

describe('requests from another site', () => {
  it('are refused although they carry a valid cookie', async () => {
    const resi = await stage.visitor().signIn('resi', PASSWORD);
    const old = { 'sec-fetch-site': '', origin: 'http://evil.example' };
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, old]) {
      expect((await resi.delete('/api/session', headers)).status).toBe(403);
    }
    expect((await resi.get('/api/users/me')).body.data).not.toBeNull();
  });
});
