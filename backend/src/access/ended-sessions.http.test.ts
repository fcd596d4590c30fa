import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentUserAnswerSchema } from '@bestellwerk/domain/contracts/session.schema';
import { failureSchema } from '@bestellwerk/domain/contracts/envelope.schema';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { createStaff, NEW_PASSWORD, personOf, type StaffAccount } from '../testing/create-staff.js';
import { branch, otherBranch } from '../testing/orders.js';
import { SessionEndNotices } from './session-end-notices.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const sql = (text: string, values: unknown[]) => stage.app.get(DataSource).query(text, values);
const hireEmployee = () => createStaff(stage, admin, personOf(['ROLE_EMPLOYEE'], [branch.id]));
const signedInAgain = ({ username }: StaffAccount) => stage.visitor().signIn(username, NEW_PASSWORD);

async function change({ id }: StaffAccount, fields: object) {
  const { data } = (await admin.get(`/api/users/${id}`)).body;
  const answer = await admin.put(`/api/users/${id}`, fields, { 'if-match': `"${data.revision}"` });
  expect(answer.status).toBe(200);
}

const endings: Record<string, (person: StaffAccount) => Promise<unknown>> = {
  'rights-changed': (person) => change(person, { roles: ['ROLE_SHIFT_LEAD'] }),
  'rights-changed ': (person) => change(person, { branches: [{ id: otherBranch.id }] }),
  'email-changed': (person) => change(person, { email: `new-${person.email}` }),
  'password-changed': async (person) =>
    (await signedInAgain(person)).put('/api/password', {
      current: NEW_PASSWORD,
      next: 'Sieben Mühlen klappern leise',
    }),
  'signed-out-elsewhere': async (person) => (await signedInAgain(person)).delete('/api/sessions'),
  'ended-by-others': ({ id }) => admin.delete(`/api/users/${id}/sessions`),
  'access-ended': (person) => change(person, { isDisabled: true }),
  'access-ended ': ({ id }) =>
    sql(`UPDATE app.account SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]),
  expired: ({ id }) =>
    sql(`UPDATE app.session SET expire = now() - interval '1 second' WHERE account = $1`, [id]),
};

describe('a session that has ended', () => {
  it.each(Object.entries(endings))('is refused with status 401 and its reason: %s', async (name, end) => {
    const person = await hireEmployee();
    await end(person);
    const reason = name.trim();
    const refused = await person.client.getOnce('/api/sessions');
    expect(refused.status).toBe(401);
    expect(failureSchema.parse(refused.body).sessionEnd).toBe(reason);
    const me = await person.client.getOnce('/api/users/me');
    expect(currentUserAnswerSchema.parse(me.body)).toEqual({ data: null, meta: { sessionEnd: reason } });
  });

  it('reports its reason to every later request, because the cookie is kept', async () => {
    const person = await hireEmployee();
    await change(person, { isDisabled: true });
    for (const path of ['/api/config', '/api/users/me', '/api/orders/current', '/api/users/me']) {
      const answer = await person.client.getOnce(path);
      expect([path, answer.headers.get('set-cookie')]).toEqual([path, null]);
      if (path === '/api/config') continue;
      expect([path, answer.body.sessionEnd ?? answer.body.meta?.sessionEnd]).toEqual([path, 'access-ended']);
    }
  });

  it('has its cookie deleted after signing out, as there is no reason to report', async () => {
    const person = await hireEmployee();
    await person.client.delete('/api/session');
    const answer = await person.client.getOnce('/api/users/me');
    expect(answer.body).toEqual({ data: null });
    expect(answer.headers.get('set-cookie')).toMatch(/^bestellwerk=;/);
  });

  it('is not reported as locked once the account is unlocked again', async () => {
    const person = await hireEmployee();
    await change(person, { isDisabled: true });
    await change(person, { isDisabled: false });
    expect((await person.client.getOnce('/api/users/me')).body).toEqual({ data: null });
    await signedInAgain(person);
  });

  it('is deleted from the database before sockets are notified, so an immediate request is refused', async () => {
    const person = await hireEmployee();
    const left: Promise<unknown>[] = [];
    const listening = stage.app.get(SessionEndNotices).subscribe(() => {
      left.push(sql('SELECT 1 FROM app.session WHERE account = $1', [person.id]));
    });
    await change(person, { isDisabled: true });
    listening.unsubscribe();
    expect(await Promise.all(left)).toEqual([[]]);
  });

  it('reveals no reason without a cookie, with a forged one, or with the id of another session', async () => {
    const person = await hireEmployee();
    await admin.delete(`/api/users/${person.id}/sessions`);
    const { cookie } = person.client.cookies;
    const [name, value] = cookie!.split('=', 2) as [string, string];
    const sid = decodeURIComponent(value).split('.')[0]!;
    for (const shown of [
      undefined,
      `${name}=${sid}`,
      `${name}=${encodeURIComponent(`${sid}.${'A'.repeat(43)}`)}`,
      `${name}=${encodeURIComponent(`anything${decodeURIComponent(value).slice(sid.length)}`)}`,
    ]) {
      const headers: Record<string, string> = shown === undefined ? {} : { cookie: shown };
      const refused = await stage.visitor().getOnce('/api/sessions', headers);
      expect([refused.status, refused.body.sessionEnd]).toEqual([401, undefined]);
      expect((await stage.visitor().getOnce('/api/users/me', headers)).body).toEqual({ data: null });
    }
  });

  it('has its reason deleted after some days', async () => {
    const [old, other] = [await hireEmployee(), await hireEmployee()];
    await admin.delete(`/api/users/${old.id}/sessions`);
    await sql(`UPDATE app.ended_session SET ended_at = now() - interval '4 days'`, []);
    await admin.delete(`/api/users/${other.id}/sessions`);
    expect((await old.client.getOnce('/api/sessions')).body.sessionEnd).toBeUndefined();
    expect((await other.client.getOnce('/api/sessions')).body.sessionEnd).toBe('ended-by-others');
  });
});
