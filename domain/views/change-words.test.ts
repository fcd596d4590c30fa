import { expect, test } from '@jest/globals';
import { changeWords } from './change-words.js';

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
