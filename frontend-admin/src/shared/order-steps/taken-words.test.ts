import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { takenWords } from './taken-words.js';

const words = (...targets: OrderStatus[]) =>
  takenWords(targets.map((target, index) => ({ ticketNumber: 16 + index, target }))).replaceAll(
    '\u00a0',
    ' ',
  );

test('the line for steps that can be taken back says what was done', () => {
  expect(words('completed')).toBe('Nr. 16 abgeschlossen');
  expect(words('dispatched')).toBe('Nr. 16 in Zustellung');
  expect(words('confirmed', 'confirmed')).toBe('2 Bestellungen bestätigt');
  expect(words('confirmed', 'ready', 'confirmed')).toBe('2 bestätigt, 1 bereit');
});
