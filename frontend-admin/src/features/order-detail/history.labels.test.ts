import { expect, test } from '@jest/globals';
import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anAttempt } from '../../testing/an-order.js';
import { entryWords, fieldWords, owedWords, valueWords } from './history.labels.js';

test.each([
  [[{ field: 'owedAmount', before: 0, after: 19.8 }], 'Zurückzugeben: 19,80 €'],
  [[{ field: 'owedAmount', before: 19.8, after: 9.7 }], 'Zurückzugeben: 9,70 €'],
  [[{ field: 'owedAmount', before: 9.7, after: 0 }], 'Nichts mehr zurückzugeben'],
  [[{ field: 'status', before: 'pending', after: 'canceled' }], null],
])('a history entry that changes %j shows the amount to refund as %s', (changes, expected) => {
  expect(owedWords({ changes }, 'EUR')?.replaceAll('\u00a0', ' ') ?? null).toBe(expected);
});

test.each([
  ['counterAppointment', '2026-11-20T19:30:00.000Z', 'Vorgeschlagene Zeit: 20.11.2026, 20:30'],
  ['appointment', '2026-11-20T19:30:00.000Z', 'Vereinbarte Zeit: 20.11.2026, 20:30'],
  ['appointment', null, 'Vereinbarte Zeit: –'],
  ['totalGross', 19.8, 'Gesamt: 19,80 €'],
  ['status', 'proposed', 'Status: Wartet auf Gast'],
  ['validUntil', '2026-11-22T17:00:00.000Z', 'Gültig bis: 22.11.2026, 18:00'],
  ['items.1.gross', 451.5, 'Position 2: 451,50 €'],
])('the changed field %s with the value %j is shown as %s', (field, value, expected) => {
  const words = valueWords(field, value, { currency: 'EUR', timeZone: 'Europe/Vienna' });
  expect(`${fieldWords(field)}: ${words}`.replaceAll('\u00a0', ' ')).toBe(expected);
});

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const requested = (revision: number, time: string): OrderHistoryEntry => ({
  ...{ position: String(revision), revision: String(revision), at: at(time), type: 'RefundRequested' },
  text: 'Rückzahlung von 3,00 € veranlasst: Anderer Grund, „noch einmal veranlasst“.',
  actor: { kind: 'user', id: 'u-1', name: 'Resi' },
  ...{ origin: 'back office', changes: [] },
});
type Refund = StaffOrder['onlinePayments']['refunds'][number];
const refund = (id: string, time: string, changes: Partial<Refund> = {}): Refund => ({
  ...{ id, attempt: 'a-1', amount: 3, status: 'requested', reference: null, requestedAt: at(time) },
  ...changes,
});
const wordsOf = (refunds: Refund[], history: OrderHistoryEntry[], time = '17:51') => {
  const facts = { online: { attempts: [anAttempt()], refunds }, history, timeZone: 'Europe/Vienna' };
  return history.map((entry) => entryWords(entry, { ...facts, now: Date.parse(at(time)) }));
};
const isRequested = 'Rückzahlung von 3,00 € veranlasst: Anderer Grund, „noch einmal veranlasst“.';
const waits =
  'Rückzahlung von 3,00 € vorgemerkt, wartet bis 19:50 Uhr: Anderer Grund, „noch einmal veranlasst“.';

test('the history calls a refund vorgemerkt, and says until when, only while it waits for an equal one', () => {
  const history = [requested(4, '17:42'), requested(6, '17:50')];
  const refunds = [refund('r-1', '17:42', { status: 'succeeded' }), refund('r-2', '17:50')];
  expect(wordsOf(refunds, history)).toEqual([isRequested, waits]);
  expect(wordsOf(refunds, history, '18:50')).toEqual([isRequested, isRequested]);
  const [sent, waiting] = refunds;
  expect(wordsOf([sent!, { ...waiting!, amount: 2 }], history)).toEqual([isRequested, isRequested]);
  expect(wordsOf([sent!, { ...waiting!, status: 'failed' }], history)).toEqual([isRequested, isRequested]);
});

test('the history knows refunds that were requested at once by their order', () => {
  const history = [requested(6, '17:50'), requested(7, '17:50')];
  const first = refund('r-0', '17:42', { status: 'succeeded' });
  const [ofOther, waiting] = [refund('r-1', '17:50', { amount: 2 }), refund('r-2', '17:50')];
  expect(wordsOf([first, ofOther, waiting], history)).toEqual([isRequested, waits]);
  expect(wordsOf([first, waiting, ofOther], history)).toEqual([waits, isRequested]);
});

test('an entry whose refund is not known, or that requests none, keeps its words', () => {
  const other = { ...requested(5, '17:50'), type: 'NoteAdded', text: 'Notiz: „veranlasst“' };
  const refunds = [refund('r-1', '17:42'), refund('r-2', '17:50')];
  expect(wordsOf(refunds, [other, requested(6, '17:55')])).toEqual([other.text, isRequested]);
});
