import { expect, test } from '@jest/globals';
import { whoMay, whoSees } from './who-may.js';

test.each([
  ['health.read', 'Filialleitung, Prüfung und Administration'],
  ['statistics.read', 'Filialleitung, Buchhaltung, Prüfung und Administration'],
  ['logs.read', 'Prüfung und Administration'],
  ['mails.read', 'Administration'],
  ['presence.read', 'die Mitarbeitenden der Filiale, Prüfung und Administration'],
] as const)('%s may %s', (action, who) => expect(whoMay(action)).toBe(who));

test('the verb is singular for one role and plural for several', () => {
  expect(whoSees('E-Mails', 'mails.read')).toBe('E-Mails sieht die Administration.');
  expect(whoSees('Das Protokoll', 'logs.read')).toBe('Das Protokoll sehen Prüfung und Administration.');
});
