import { expect, test } from '@jest/globals';
import { lengthQuestion } from './record-problems.js';

test('of a shift of more than thirteen hours it is asked whether that is true', () => {
  const lasting = (endedAt: string) => ({ startedAt: '2026-11-20T08:53:00.000Z', endedAt });
  expect(lengthQuestion(lasting('2026-11-20T21:53:00.000Z'))).toBeNull();
  expect(lengthQuestion(lasting('2026-11-21T07:00:00.000Z'))?.replaceAll('\u00a0', ' ')).toBe(
    'Der Dienst dauert 22 h 7 min. Wenn das stimmt, senden Sie bitte noch einmal.',
  );
});
