import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import { mailServer, type MailServer } from './testing/mail-server.js';

let stage: BackendHarness;
let server: MailServer;
beforeAll(async () => {
  stage = await BackendHarness.start();
  server = await mailServer(Infinity);
});
afterAll(async () => {
  await stage?.stop();
  await server?.stop();
});

const waiting = async (): Promise<number> =>
  (await stage.app.get(DataSource).query('SELECT count(*)::int AS count FROM app.waiting_mail'))[0].count;

it('a restarted backend sends a mail that its predecessor could not deliver, exactly once', async () => {
  const mail = { smtpUrl: server.url, from: 'Zur Linde <post@linde.example>' };
  const stopped = await stage.backend({ mail });
  const admin = await stage.staff(['ROLE_ADMIN']);
  const { username, email } = (await admin.get('/api/users/me')).body.data.user;
  await stage.visitor(stopped.url).post('/api/login-links', { username });
  await eventually(() => expect(server.asked()).toBe(1));
  await stopped.app.close();
  expect([server.taken.length, await waiting()]).toEqual([0, 1]);

  server.relent();
  await stage.backend({ mail });
  await eventually(async () => expect(await waiting()).toBe(0));
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toContain(`${email}\n`);
});
