import { expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import pino from 'pino';
import type { Settings } from '../platform/settings.js';
import type { MessageAttempts } from './message-attempts.js';
import type { MessageQueue, WaitingMessage } from './message-queue.js';
import { MessageSender } from './message-sender.js';

/** A queue in memory, and attempts that end when the test says so. */
function stage(...waiting: { id: string; orderId: string }[]) {
  const queued = [...waiting];
  const removed: string[] = [];
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const queue = {
    take: async (most: number, done: readonly string[]) => {
      removed.push(...done);
      return queued.splice(0, most) as unknown as WaitingMessage[];
    },
  } as unknown as MessageQueue;
  const attempts = {
    make: ({ id }: WaitingMessage) => {
      begun.push(id);
      return new Promise<boolean>((resolve) => endings.set(id, () => resolve(true)));
    },
  } as unknown as MessageAttempts;
  const settings = { messages: { isSending: true } } as Settings;
  const sender = new MessageSender(queue, attempts, settings, pino({ level: 'silent' }));
  return {
    ...{ sender, begun, removed },
    add: (id: string, orderId: string) => void queued.push({ id, orderId }),
    end: (id: string) => endings.get(id)!(),
  };
}

it('the messages of one order are sent one after the other, those of others meanwhile', async () => {
  const { sender, begun, end } = stage(
    { id: 'received', orderId: 'a' },
    { id: 'confirmed', orderId: 'a' },
    { id: 'received by another', orderId: 'b' },
  );
  sender.look();
  await eventually(() => expect(begun).toEqual(['received', 'received by another']));
  end('received');
  await eventually(() => expect(begun).toEqual(['received', 'received by another', 'confirmed']));
});

it('a slow server does not hold up what is queued meanwhile, nor the removal of what is sent', async () => {
  const { sender, begun, removed, add, end } = stage({ id: 'slow', orderId: 'a' });
  sender.look();
  await eventually(() => expect(begun).toEqual(['slow']));
  add('quick', 'b');
  sender.look();
  await eventually(() => expect(begun).toEqual(['slow', 'quick']));
  end('quick');
  await eventually(() => expect(removed).toEqual(['quick']));
});

it('no more than eight are at work at once, however many wait', async () => {
  const { sender, begun, end } = stage(
    ...Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, orderId: `${index}` })),
  );
  sender.look();
  await eventually(() => expect(begun).toHaveLength(8));
  sender.look();
  end('0');
  end('1');
  await eventually(() => expect(begun).toHaveLength(10));
});

it('at the end what was sent leaves the queue, and nothing else is begun', async () => {
  const { sender, begun, removed, add, end } = stage({ id: 'last', orderId: 'a' });
  sender.look();
  await eventually(() => expect(begun).toEqual(['last']));
  add('later', 'b');
  const over = sender.onApplicationShutdown();
  end('last');
  await over;
  expect([begun, removed]).toEqual([['last'], ['last']]);
});
