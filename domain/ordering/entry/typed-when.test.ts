import { expect, test } from '@jest/globals';
import { readTypedWhen } from './typed-when.js';

const now = new Date('2026-11-23T11:00:00.000Z');
const read = (typed: string) => readTypedWhen(typed, now, 'Europe/Vienna');

test.each([
  ['1830', '2026-11-23T17:30:00.000Z'],
  ['18:30', '2026-11-23T17:30:00.000Z'],
  ['18 Uhr', '2026-11-23T17:00:00.000Z'],
  ['morgen 12', '2026-11-24T11:00:00.000Z'],
  ['Mo 18:00', '2026-11-23T17:00:00.000Z'],
  ['nächsten Montag um 18 Uhr', '2026-11-30T17:00:00.000Z'],
  ['24.12. 18:00', '2026-12-24T17:00:00.000Z'],
  ['24.12.2026 um 18:00 Uhr', '2026-12-24T17:00:00.000Z'],
  ['9', '2026-11-23T08:00:00.000Z'],
])('%j is a time on the clock of the branch', (typed, at) => {
  expect(read(typed)).toEqual({ kind: 'at', at: new Date(at) });
});

test('nothing is as soon as possible', () => expect(read('  ')).toEqual({ kind: 'soon' }));

test.each([
  ['bald', 'Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['25:00', 'Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['31.02. 18:00', 'Den 31.02. gibt es nicht.'],
  ['31.02. 25:99', 'Den 31.02. gibt es nicht. Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['31.02.', 'Den 31.02. gibt es nicht. Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['24.12. 25:99', 'Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['24.12.', 'Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['in der Früh', 'Bitte geben Sie eine Uhrzeit wie 08:00 an.'],
  ['irgendwann 18:00', 'Bitte geben Sie einen Tag wie 24.12.2026 an.'],
])('%j says what to do', (typed, message) => expect(read(typed)).toEqual({ kind: 'problem', message }));
