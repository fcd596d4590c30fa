import { expect, it } from '@jest/globals';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { mailServer } from '../platform/mail/testing/mail-server.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { placed } from '../testing/orders.js';

const email = 'anna@example.org';

it('what happened long ago is told to nobody, nor what the log held before the first start', async () => {
  const fresh = await BackendHarness.start();
  try {
    const old = await placed(fresh.visitor(), { email });
    const messages = { isSending: true, pausesMs: [], oldestMs: 1, sms: null };
    const { url } = await fresh.backend({ messages });
    const tooOld = await placed(fresh.visitor(url), { email });
    const { url: second } = await fresh.backend({ messages: { ...messages, oldestMs: Infinity } });
    const told = await placed(fresh.visitor(second), { email });
    await eventually(async () => {
      const events = await fresh.app.get(EventLog).readStream(`order-${told.id}`);
      expect(events.map(({ type }) => type)).toContain('MessageSent');
    });
    for (const { id } of [old, tooOld]) {
      const events = await fresh.app.get(EventLog).readStream(`order-${id}`);
      expect(events.map(({ type }) => type)).not.toContain('MessageSent');
    }
  } finally {
    await fresh.stop();
  }
});

it('messages that wait while no backend runs are sent once by the next', async () => {
  const stubborn = await mailServer(Infinity);
  const fresh = await BackendHarness.start();
  try {
    const messages = {
      isSending: true,
      pausesMs: Array<number>(9_999).fill(50),
      oldestMs: Infinity,
      sms: null,
    };
    const mail = { smtpUrl: stubborn.url, from: 'post@linde.example' };
    const first = await fresh.backend({ messages, mail });
    const { id } = await placed(fresh.visitor(first.url), { email });
    await eventually(() => expect(stubborn.asked()).toBeGreaterThan(0));
    await first.app.close();
    stubborn.relent();
    await Promise.all([fresh.backend({ messages, mail }), fresh.backend({ messages, mail })]);
    await eventually(async () => {
      const events = await fresh.app.get(EventLog).readStream(`order-${id}`);
      expect(events.at(-1)!.type).toBe('MessageSent');
    });
    expect(stubborn.taken).toHaveLength(1);
  } finally {
    await fresh.stop();
    await stubborn.stop();
  }
});
