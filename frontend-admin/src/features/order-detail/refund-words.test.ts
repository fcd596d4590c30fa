import { expect, test } from '@jest/globals';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anItem } from '../../testing/an-item.js';
import { causeWords } from './refund-words.js';

const order: Pick<StaffOrder, 'items' | 'lineRefunds'> = {
  items: [anItem({ name: 'Suppe' }), anItem({ name: 'Gulasch', amount: 0.5, unit: 'kilogram' })],
  lineRefunds: [
    { refund: 'r-1', line: 0, amount: 4 },
    { refund: 'r-2', line: 1, amount: 2 },
  ],
};
const wordsOf = (id: string, cause: 'faulty' | null, of = order) =>
  causeWords({ id, cause }, of).replaceAll('\u00a0', ' ');

test('a refund names the line it is about, with its amount as the line itself has it', () => {
  expect(wordsOf('r-1', 'faulty')).toBe(': Falsch oder mangelhaft (1 × Suppe)');
  expect(wordsOf('r-2', 'faulty')).toBe(': Falsch oder mangelhaft (0,5 kg Gulasch)');
});

test.each([
  ['a refund for several lines', 'r-3', order],
  ['a refund whose line was removed', 'r-1', { ...order, lineRefunds: [] }],
  ['a refund of an order from before lines were kept', 'r-1', { items: order.items }],
])('%s has only its cause', (_case, id, of) => {
  expect(wordsOf(id, 'faulty', of)).toBe(': Falsch oder mangelhaft');
});

test('a refund that a rule made says why', () => {
  expect(causeWords({ id: 'r-1', occasion: 'canceled' }, order)).toBe(': Bestellung storniert');
});

test('a refund without a cause says nothing of it', () => {
  expect(wordsOf('r-1', null)).toBe('');
});
