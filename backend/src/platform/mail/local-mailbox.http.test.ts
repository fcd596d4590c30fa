import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { BackendHarness } from '../../testing/backend-harness.js';
import { LocalMailbox } from './local-mailbox.js';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterAll(() => stage?.stop());

const mail = { to: 'anna@example.org', person: randomUUID(), text: 'Guten Tag Anna' };

it('a mail that is tried again after a crash is kept once, and others that look like it are kept too', async () => {
  const mailbox = stage.app.get(LocalMailbox);
  const again = { ...mail, id: randomUUID(), subject: 'Noch einmal' };
  await mailbox.send(again);
  await mailbox.send(again);
  await mailbox.send({ ...mail, subject: 'Zweimal' });
  await mailbox.send({ ...mail, subject: 'Zweimal' });
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Zweimal', 'Zweimal', 'Noch einmal']);
});
