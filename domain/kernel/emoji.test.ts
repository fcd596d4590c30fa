import { expect, test } from '@jest/globals';
import { apartFromEmoji } from '../text/plain-text.js';

test.each([
  ['Anna', 'Anna', []],
  ['🍕 Anna', '  Anna', ['🍕']],
  ['Anna🍕Berta', 'Anna Berta', ['🍕']],
  ['👍🏽', ' ', ['👍🏽']],
  ['👨‍👩‍👧👨', '  ', ['👨‍👩‍👧', '👨']],
  ['🇦🇹🇩🇪', '  ', ['🇦🇹', '🇩🇪']],
  ['❤️ ❤', '   ', ['❤', '❤']],
  ['1️⃣ 12 #4', '  12 #4', ['1⃣']],
  ['Zoe\u0308 Łukasz 李', 'Zoe\u0308 Łukasz 李', []],
])('%j is split into the text %j and the emoji %j', (text, rest, emoji) => {
  expect(apartFromEmoji(text)).toEqual({ rest, emoji });
});
