import { expect, test } from '@jest/globals';
import { formatMoney } from '../text/formats.js';
import { changeWords, shortChangeWords } from './change-words.js';

const words = (value: number) => `${value} Stück`;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [112, 100, '↑ 12 % mehr als im Vorjahr (100 Stück)'],
  [75, 100, '↓ 25 % weniger als im Vorjahr (100 Stück)'],
  [100, 100, '→ gleich viel wie im Vorjahr (100 Stück)'],
  [5, 0, 'Im Vorjahr: 0 Stück'],
  [5, undefined, ''],
])('a change from %s, which was %s, reads: %s', (now, before, text) => {
  expect(plain(changeWords(now, before, words, 'im Vorjahr'))).toBe(text);
});

test.each([
  [1810.5, 1803.35, '↑ unter 1 % mehr als im Vorjahr (1.803,35 €)'],
  [1803.35, 1810.5, '↓ unter 1 % weniger als im Vorjahr (1.810,50 €)'],
  [1815, 1803.35, '↑ 1 % mehr als im Vorjahr (1.803,35 €)'],
  [1803.352, 1803.348, '→ gleich viel wie im Vorjahr (1.803,35 €)'],
])('money of %s beside %s is the same only where it is read as the same', (now, before, text) => {
  expect(plain(changeWords(now, before, (value) => formatMoney(value, 'EUR'), 'im Vorjahr'))).toBe(text);
});

test('what is read as the same has no percentage, however few there were', () => {
  const rounded = (value: number) => String(Math.round(value));
  expect(changeWords(3.2, 2.8, rounded, 'im Vorjahr')).toBe('→ gleich viel wie im Vorjahr (3)');
});

test.each([
  [112, 100, '↑ 12 % (100 Stück)'],
  [99.8, 100, '↓ unter 1 % (100 Stück)'],
  [100, 100, '→ gleich (100 Stück)'],
  [5, 0, '(0 Stück)'],
])('where a note says what is compared, a change from %s, which was %s, reads: %s', (now, before, text) => {
  expect(plain(shortChangeWords(now, before, words))).toBe(text);
});
