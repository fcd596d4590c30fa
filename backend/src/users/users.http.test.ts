import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import {
  createStaff as hireAt,
  isSignedIn,
  NEW_PASSWORD,
  personOf,
  type StaffAccount,
} from '../testing/create-staff.js';
import { Listeners } from '../testing/listeners.js';
import { mailTo, tokenIn } from '../testing/mails.js';
import { branch, otherBranch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });
const hire = (roles: Role[], branches?: string[]) => hireAt(stage, admin, personOf(roles, branches));

const change = async ({ id }: { id: string }, changes: object, by = admin) => {
  const { revision } = (await admin.get(`/api/users/${id}`)).body.data;
  return by.put(`/api/users/${id}`, changes, ifMatch(revision));
};
describe('a new user', () => {
  it('cannot sign in before the invitation, and must choose a password then', async () => {
    const { data } = (await admin.post('/api/users', personOf(['ROLE_EMPLOYEE'], [branch.id]))).body;
    const login = await stage.visitor().post('/api/session', { username: data.username, password: 'x' });
    expect(login.status).toBe(401);
    await admin.post(`/api/users/${data.id}/invitation`);
    const text = await mailTo(admin, data.email);
    expect(text).toContain(data.username);
    const client = await stage.visitor().signInByLink(tokenIn(text));
    expect((await client.get('/api/users/me')).body.data.mustChoosePassword).toBe(true);
    expect((await client.get('/api/orders/current')).status).toBe(403);
    await client.put('/api/password', { current: null, next: NEW_PASSWORD });
    expect((await client.get('/api/users/me')).body.data.mustChoosePassword).toBeUndefined();
    expect((await client.get('/api/orders/current')).status).toBe(200);
    expect(await isSignedIn(await stage.visitor().signIn(data.email, NEW_PASSWORD))).toBe(true);
  });

  it('cannot have the user name of another account, with or without a record', async () => {
    const { username } = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const me = (await admin.get('/api/users/me')).body.data.user;
    for (const taken of [username.toUpperCase(), me.username]) {
      const answer = await admin.post('/api/users', { ...personOf(['ROLE_EMPLOYEE']), username: taken });
      expect(answer).toMatchObject({ status: 409, body: { errors: [{ field: 'username' }] } });
    }
  });
});

describe('a changed user', () => {
  it.each([
    ['roles', { roles: ['ROLE_SHIFT_LEAD'] }],
    ['branches', { branches: [{ id: otherBranch.id }] }],
    ['lock', { isDisabled: true }],
    ['expiry', { expiresAt: '2020-01-01T00:00:00.000Z' }],
  ])('with changed %s loses all sessions and sockets at once', async (_, changes) => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const { socket, subscribe } = listeners.listen(stage.url, person.client.cookies);
    expect(await subscribe(`board:${branch.id}`)).toMatchObject({ ok: true });
    expect((await change(person, changes)).status).toBe(200);
    expect(await isSignedIn(person.client)).toBe(false);
    await eventually(() => expect(socket.connected).toBe(false));
  });

  it('with a new e-mail is notified at the old address, and links sent there become invalid', async () => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    await stage.visitor().post('/api/login-links', { username: person.username });
    const token = tokenIn(await mailTo(admin, person.email, 2));
    expect((await change(person, { email: `new-${person.email}` })).status).toBe(200);
    expect(await mailTo(admin, person.email, 3)).toContain('andere E-Mail-Adresse');
    expect(await isSignedIn(person.client)).toBe(false);
    expect((await stage.visitor().post('/api/session/link', { token })).status).toBe(401);
  });

  it('with a new name stays signed in', async () => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    await change(person, { lastName: 'Novak' });
    expect((await person.client.get('/api/users/me')).body.data.user.lastName).toBe('Novak');
  });

  it('that is locked or expired learns the reason at sign-in only with the right password', async () => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const login = (password: string) =>
      stage.visitor().post('/api/session', { username: person.username, password });
    await change(person, { isDisabled: true });
    expect(await login(NEW_PASSWORD)).toMatchObject({
      status: 403,
      body: { errors: [{ message: expect.stringContaining('gesperrt') }] },
    });
    await change(person, { isDisabled: false, expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(await login(NEW_PASSWORD)).toMatchObject({
      status: 403,
      body: { errors: [{ message: expect.stringContaining('abgelaufen') }] },
    });
    expect((await login('falsch')).body.errors[0].message).toContain('falsch');
  });
});

describe('a removed user', () => {
  it('is signed out, frees the user name, and can sign in again after restoration', async () => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    await admin.delete(`/api/users/${person.id}`, ifMatch('0'));
    expect(await isSignedIn(person.client)).toBe(false);
    const login = { username: person.username, password: NEW_PASSWORD };
    expect((await stage.visitor().post('/api/session', login)).status).toBe(401);
    const successor = { ...personOf(['ROLE_EMPLOYEE'], [branch.id]), username: person.username };
    const { data } = (await admin.post('/api/users', successor)).body;
    await admin.delete(`/api/users/${data.id}`, ifMatch('0'));
    expect((await admin.post(`/api/users/${person.id}/restore`, {}, ifMatch('1'))).status).toBe(200);
    expect(await isSignedIn(await stage.visitor().signIn(person.username, NEW_PASSWORD))).toBe(true);
  });

  it('cannot be the acting user', async () => {
    const person = await hire(['ROLE_ADMIN']);
    expect((await person.client.delete(`/api/users/${person.id}`, ifMatch('0'))).status).toBe(403);
  });
});

describe('the manager of a branch', () => {
  it('can manage employees of the own branch only', async () => {
    const manager = (await hire(['ROLE_BRANCH_MANAGER'], [branch.id])).client;
    const employee = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const elsewhere = await hire(['ROLE_EMPLOYEE'], [otherBranch.id]);
    const above = await hire(['ROLE_AUDITOR'], [branch.id]);
    expect((await change(employee, { roles: ['ROLE_SHIFT_LEAD'] }, manager)).status).toBe(200);
    expect((await change(employee, { roles: ['ROLE_BRANCH_MANAGER'] }, manager)).status).toBe(403);
    for (const person of [elsewhere, above]) {
      expect((await change(person, { lastName: 'Anders' }, manager)).status).toBe(403);
      expect((await manager.post(`/api/users/${person.id}/invitation`)).status).toBe(403);
      expect((await manager.delete(`/api/users/${person.id}/sessions`)).status).toBe(403);
    }
    const { data: seen } = (await manager.get('/api/users?limit=500')).body;
    const ids = seen.map(({ id }: StaffAccount) => id);
    expect(ids).toContain(employee.id);
    expect(ids).not.toContain(elsewhere.id);
  });

  it('and other users are found by branch, and users without a branch by "none"', async () => {
    const employee = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const auditor = await hire(['ROLE_AUDITOR']);
    const found = async (filter: string) => {
      const { data } = (await admin.get(`/api/users?limit=500&filter[branches]=${filter}`)).body;
      return data.map(({ id }: StaffAccount) => id);
    };
    expect(await found(branch.id)).toContain(employee.id);
    expect(await found(branch.id)).not.toContain(auditor.id);
    expect(await found('none')).toContain(auditor.id);
    expect(await found('none')).not.toContain(employee.id);
  });

  it('cannot redirect login links by changing an e-mail address', async () => {
    const manager = (await hire(['ROLE_BRANCH_MANAGER'], [branch.id])).client;
    const employee = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const email = `mine-${employee.email}`;
    const refusal = { message: expect.stringContaining('Administration'), field: 'email' };
    expect(await change(employee, { email }, manager)).toMatchObject({
      status: 403,
      body: { errors: [refusal] },
    });
    const revision = { id: employee.id, revision: '0' };
    const { body } = await manager.post('/api/users/bulk', { records: [revision], changes: { email } });
    expect(body.data).toMatchObject({ done: [], refused: [{ id: employee.id, errors: [refusal] }] });
  });

  it('can end one or all sessions of an employee', async () => {
    const manager = (await hire(['ROLE_BRANCH_MANAGER'], [branch.id])).client;
    const employee = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    const second = await stage.visitor().signIn(employee.username, NEW_PASSWORD);
    const path = `/api/users/${employee.id}/sessions`;
    const { data: sessions } = (await manager.get(path)).body;
    expect(sessions).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
    await manager.delete(`${path}/${sessions[1].id}`);
    expect([await isSignedIn(employee.client), await isSignedIn(second)]).toEqual([false, true]);
    await manager.delete(path);
    expect(await isSignedIn(second)).toBe(false);
  });
});

describe('accounts', () => {
  it('without a record get one when a backend starts, and follow its changes', async () => {
    const veteran = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
    const { id } = (await veteran.get('/api/users/me')).body.data.user;
    await stage.backend();
    const record = await eventually(async () => {
      const answer = await admin.get(`/api/users/${id}`);
      expect(answer.status).toBe(200);
      return answer.body.data;
    });
    expect(record).toMatchObject({ lastName: 'Beispiel', roles: ['ROLE_SHIFT_LEAD'], revision: '0' });
    expect(await isSignedIn(veteran)).toBe(true);
    await change({ id }, { isDisabled: true });
    expect(await isSignedIn(veteran)).toBe(false);
  });

  it('free a user name that their record gave up but they missed', async () => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    await change(person, { username: `${person.username}-neu` });
    await stage.app
      .get(DataSource)
      .query('UPDATE app.account SET username = $2, revision = 0 WHERE id = $1', [
        person.id,
        person.username,
      ]);
    const successor = { ...personOf(['ROLE_EMPLOYEE'], [branch.id]), username: person.username };
    expect((await admin.post('/api/users', successor)).status).toBe(201);
    expect((await person.client.get('/api/users/me')).body.data.user.username).toBe(`${person.username}-neu`);
  });

  it('follow a record whose writer died before updating the account', async () => {
    const person = await hire(['ROLE_EMPLOYEE'], [branch.id]);
    await change(person, { isDisabled: true });
    await stage.app
      .get(DataSource)
      .query('UPDATE app.account SET is_disabled = false, revision = 0 WHERE id = $1', [person.id]);
    await stage.backend();
    await eventually(async () => {
      const login = { username: person.username, password: NEW_PASSWORD };
      expect((await stage.visitor().post('/api/session', login)).status).toBe(403);
    });
  });
});
