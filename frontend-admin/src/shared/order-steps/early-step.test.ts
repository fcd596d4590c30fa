import { expect, test } from '@jest/globals';
import { earlyFor } from './early-step.js';

const now = new Date('2026-11-22T22:30+01:00');

test.each([
  ['a dish for tomorrow', 'ready', '2026-11-23T12:15+01:00', 'later', 'morgen, 23.11., 12:15 Uhr'],
  ['a dish for Wednesday', 'dispatched', '2026-11-25T15:00+01:00', 'later', 'Mittwoch, 25.11., 15:00 Uhr'],
  ['a confirmation for tomorrow', 'confirmed', '2026-11-23T12:15+01:00', 'later', null],
  ['a dish for the same night', 'ready', '2026-11-23T01:00+01:00', 'later', null],
  ['a dish that is due soon', 'ready', '2026-11-22T23:00+01:00', 'soon', null],
] as const)('whether an early step needs confirmation: %s', (_, target, at, kind, words) => {
  expect(earlyFor({ target }, { dueAt: new Date(at), kind }, now, 'Europe/Vienna')).toBe(words);
});
