import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openServices } from '../../../projections/src/app/services.js';
import { projections } from '../../../projections/src/projections.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { verify } from '../../../projections/src/tools/verify/verify.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { dumpRows, dumpEvents } from '../testing/dump-database.js';
import {
  createStaff,
  isSignedIn,
  NEW_PASSWORD,
  personOf,
  type StaffAccount,
} from '../testing/create-staff.js';
import { branch } from '../testing/orders.js';
import { clockAt, instant } from '../testing/terminals.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const at = (revision: string) => ({ 'if-match': `"${revision}"` });
const erase = ({ id }: StaffAccount, by = admin) => by.post(`/api/users/${id}/erase`, {}, at('0'));
const hireSomebody = () =>
  createStaff(stage, admin, { ...personOf(['ROLE_EMPLOYEE'], [branch.id]), lastName: 'Quittenbaum' });

/** A working activity entered by another user, with a reason. */
async function enterActivity({ id: user }: StaffAccount): Promise<string> {
  const hours = { branch: branch.id, startedAt: instant('08:00'), endedAt: instant('12:00'), pauses: [] };
  const entry = { user, ...hours, reason: 'Quittenbaum war krank' };
  return (await admin.post('/api/working-activities', entry, clockAt('20:00'))).body.data.id;
}

describe('an erased user', () => {
  it('leaves only anonymous working time in tables, responses and events', async () => {
    const person = await hireSomebody();
    const activity = await enterActivity(person);
    const traces = new RegExp(`quittenbaum|${person.username}`, 'i');
    await eventually(async () => expect(await dumpRows(stage)).toMatch(traces));

    expect((await erase(person)).status).toBe(200);

    await eventually(async () => expect(await dumpRows(stage)).not.toMatch(traces));
    expect(await dumpEvents(stage)).not.toMatch(traces);
    expect((await admin.get('/api/mails')).body.data.map(({ to }: { to: string }) => to)).not.toContain(
      person.email,
    );
    const { data } = (await admin.get(`/api/working-activities/${activity}`)).body;
    expect(data).toMatchObject({ workedMinutes: 240, changes: [{ type: 'entered', reason: null }] });
    const history = (await admin.get(`/api/users/${person.id}/history`)).body.data;
    expect(JSON.stringify(history)).not.toMatch(traces);
  });

  it('is signed out, cannot sign in, and frees user name and e-mail', async () => {
    const person = await hireSomebody();
    await erase(person);
    expect(await isSignedIn(person.client)).toBe(false);
    for (const username of [person.username, person.email, person.id]) {
      const login = await stage.visitor().post('/api/session', { username, password: NEW_PASSWORD });
      expect(login.status).toBe(401);
    }
    expect((await admin.post(`/api/users/${person.id}/invitation`)).status).toBe(404);
    const { username, email } = person;
    const namesake = { ...personOf(['ROLE_EMPLOYEE'], [branch.id]), username, email };
    expect((await admin.post('/api/users', namesake)).status).toBe(201);
  });

  it('is shown as an erased person in the history of records', async () => {
    const person = await createStaff(stage, admin, personOf(['ROLE_ADMIN']));
    const { id } = (await person.client.post('/api/tags', { name: 'Von mir' })).body.data;
    await erase(person);
    const { data } = (await admin.get(`/api/tags/${id}/history`)).body;
    expect(data[0].actor).toEqual({ kind: 'user', id: person.id, name: 'Gelöschte Person' });
  });

  it('can be erased only by another administrator', async () => {
    const person = await createStaff(stage, admin, personOf(['ROLE_ADMIN']));
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    const employee = await hireSomebody();
    expect([(await erase(person, person.client)).status, (await erase(employee, manager)).status]).toEqual([
      403, 403,
    ]);
  });

  it('leaves read models that match the event log', async () => {
    const person = await hireSomebody();
    await enterActivity(person);
    await erase(person);
    await eventually(async () => expect(await dumpRows(stage)).not.toContain(person.username));
    const services = await openServices(stage.servers.postgres, stage.servers.eventstore);
    try {
      // Reasons that were read before the key was destroyed stay until the event that removes them.
      await eventually(async () =>
        expect(await verify(services, { projections, now: () => new Date() })).toMatchObject({
          isRight: true,
        }),
      );
    } finally {
      await services.close();
    }
  });
});
