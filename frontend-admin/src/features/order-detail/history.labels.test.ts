import { expect, test } from '@jest/globals';
import { owedWords } from './history.labels.js';

test.each([
  [[{ field: 'owedAmount', before: 0, after: 19.8 }], 'Zurückzugeben: 19,80 €'],
  [[{ field: 'owedAmount', before: 19.8, after: 9.7 }], 'Zurückzugeben: 9,70 €'],
  [[{ field: 'owedAmount', before: 9.7, after: 0 }], 'Nichts mehr zurückzugeben'],
  [[{ field: 'status', before: 'pending', after: 'canceled' }], null],
])('a history entry that changes %j shows the amount to refund as %s', (changes, expected) => {
  expect(owedWords({ changes }, 'EUR')?.replaceAll('\u00a0', ' ') ?? null).toBe(expected);
});
