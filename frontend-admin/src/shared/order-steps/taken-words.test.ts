import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { stuckWords, takenWords } from './taken-words.js';

const stepsTo = (targets: OrderStatus[]) =>
  targets.map((target, index) => ({ ticketNumber: 16 + index, target }));
const words = (...targets: OrderStatus[]) => takenWords(stepsTo(targets)).replaceAll('\u00a0', ' ');
const stuck = (...targets: OrderStatus[]) => stuckWords(stepsTo(targets)).replaceAll('\u00a0', ' ');

test('the line for steps that are not sent yet says what is going to happen, and not that it is done', () => {
  expect(words('completed')).toBe('Nr. 16 wird abgeschlossen');
  expect(words('dispatched')).toBe('Nr. 16 geht in Zustellung');
  expect(words('confirmed', 'confirmed')).toBe('2 Bestellungen werden bestätigt');
  expect(words('confirmed', 'ready', 'confirmed')).toBe('2 werden bestätigt, 1 wird bereitgestellt');
});

test('while the connection is lost the line says what is not done, and why', () => {
  expect(stuck('confirmed')).toBe('Nr. 16 noch nicht bestätigt: keine Verbindung');
  expect(stuck('confirmed', 'confirmed')).toBe('2 Bestellungen noch nicht bestätigt: keine Verbindung');
  expect(stuck('confirmed', 'ready')).toBe('2 Bestellungen noch nicht gesendet: keine Verbindung');
});
