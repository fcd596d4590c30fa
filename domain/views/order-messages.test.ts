import { expect, test } from '@jest/globals';
import type { Actor } from '../kernel/event.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { messagesOf } from './order-messages.js';

const rule: Actor = { kind: 'rule', id: 'messages' };
const staff: Actor = { kind: 'user', id: '11111111-1111-4111-8111-111111111111' };
const about = { kind: 'refund', channel: 'email', to: 'anna@example.org', attempt: 1 } as const;

const sent = (message: string, actor: Actor, changes: object = {}) => ({
  ...({ type: 'MessageSent', data: { ...about, message, ...changes } } as OrderEvent),
  metadata: { at: '2026-11-20T17:00:00.000Z', actor },
});
const failed = (message: string) => ({
  ...({ type: 'MessageFailed', data: { ...about, message, reason: 'refused', isFinal: true } } as OrderEvent),
  metadata: { at: '2026-11-20T17:00:00.000Z', actor: rule },
});
const again = (events: Parameters<typeof messagesOf>[0]) =>
  messagesOf(events).map(({ isAgain = false }) => isAgain);

test('a message is sent again where staff asked for it after the same was sent', () => {
  expect(again([sent('m', rule), sent('n', staff)])).toEqual([false, true]);
  expect(again([sent('m', staff), sent('n', staff)])).toEqual([false, true]);
});

test('a message is not sent again where it never left, went another way, or a rule sent it', () => {
  expect(again([failed('m'), sent('n', staff)])).toEqual([false, false]);
  expect(again([sent('m', rule, { isKept: true }), sent('n', staff)])).toEqual([false, false]);
  expect(again([sent('m', rule, { channel: 'sms' }), sent('n', staff)])).toEqual([false, false]);
  expect(again([sent('m', rule), sent('n', rule)])).toEqual([false, false]);
});
