import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { mailTo, tokenIn } from '../testing/mails.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

async function someone(): Promise<{ id: string; username: string; email: string }> {
  const client = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  return (await client.get('/api/users/me')).body.data.user;
}
const ask = (username: string, url = stage.url) => stage.visitor(url).post('/api/login-links', { username });
const redeem = (token: string) => stage.visitor().post('/api/session/link', { token });
const query = (sql: string, values: unknown[] = []) => stage.app.get(DataSource).query(sql, values);

describe('a login link', () => {
  it('signs in once, and lets the session change the password once without the current one', async () => {
    const { username, email } = await someone();
    await ask(username);
    const token = tokenIn(await mailTo(admin, email));
    const client = await stage.visitor().signInByLink(token);
    expect((await client.get('/api/users/me')).body.data.user.username).toBe(username);
    expect((await redeem(token)).status).toBe(401);
    const change = (next: string) => client.put('/api/password', { current: null, next });
    expect((await change('Vier Linden rauschen leise')).status).toBe(200);
    expect((await change('Fünf Linden rauschen leise')).status).toBe(422);
  });

  it('no longer replaces the current password an hour after signing in', async () => {
    const { username, email } = await someone();
    await ask(username);
    const client = await stage.visitor().signInByLink(tokenIn(await mailTo(admin, email)));
    const later = { 'x-now': new Date(Date.now() + 3_600_000).toISOString() };
    const change = { current: null, next: 'Vier Linden rauschen leise' };
    expect((await client.put('/api/password', change, later)).status).toBe(422);
  });

  it('expires after ten minutes, and only its hash is stored', async () => {
    const { username, email, id } = await someone();
    await ask(email.toUpperCase());
    const text = await mailTo(admin, email);
    const token = tokenIn(text);
    expect(text).toContain('10 Minuten');
    const [kept] = await query(
      'SELECT *, expires_at - created_at AS holds FROM app.login_link WHERE account = $1',
      [id],
    );
    expect(kept.holds).toEqual({ minutes: 10 });
    expect(JSON.stringify(kept)).not.toContain(token);
    await query('UPDATE app.login_link SET expires_at = now() WHERE account = $1', [id]);
    expect(await redeem(token)).toMatchObject({
      status: 401,
      body: { errors: [{ message: expect.stringContaining('gilt nicht mehr') }] },
    });
    expect((await ask(username)).status).toBe(200);
  });

  it('is not mailed to unknown names, which get the same response as known ones', async () => {
    const { username, email } = await someone();
    const [known, unknown] = [await ask(username), await ask('gibt es nicht')];
    expect(unknown.body).toEqual(known.body);
    await mailTo(admin, email);
    expect(await query('SELECT 1 FROM app.mail WHERE recipient LIKE $1', ['%gibt es%'])).toEqual([]);
  });

  it('is mailed at most three times in ten minutes', async () => {
    const { username, email, id } = await someone();
    for (let count = 1; count <= 3; count++) {
      await ask(username);
      await mailTo(admin, email, count);
    }
    expect((await ask(username)).status).toBe(200);
    const { username: next, email: nextEmail } = await someone();
    await ask(next);
    await mailTo(admin, nextEmail);
    expect(await query('SELECT 1 FROM app.login_link WHERE account = $1', [id])).toHaveLength(3);
  });

  it('is invalid once the password has changed', async () => {
    const { username, email } = await someone();
    await ask(username);
    const first = tokenIn(await mailTo(admin, email));
    await ask(username);
    const second = tokenIn(await mailTo(admin, email, 2));
    const client = await stage.visitor().signInByLink(first);
    await client.put('/api/password', { current: null, next: 'Vier Linden rauschen leise' });
    expect((await redeem(second)).status).toBe(401);
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
    const { username, email } = await someone();
    await ask(username, url);
    const token = tokenIn(await mailTo(admin, email));
    await stage.visitor(url).post('/api/session/link', { token });
    await eventually(() => expect(lines.join('')).toContain('/api/session/link'));
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain(email);
  });

  it.each(['', 'x', 'a'.repeat(300)])('is refused with the token %j', async (token) => {
    expect([401, 422]).toContain((await redeem(token)).status);
  });
});
