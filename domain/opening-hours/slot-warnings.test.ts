import { describe, expect, test } from '@jest/globals';
import { type PlanSlot, slotWarning } from './hours-plan.js';

const slot = (text: string): PlanSlot => {
  const [from = '', to = ''] = text.split('–');
  return { from, to };
};

describe('a slot of a day', () => {
  test.each([
    ['17:30–02:00', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–02:00.'],
    ['12:00–13:00', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–18:30.'],
    ['11:00–18:30', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 11:00–18:30.'],
    ['08:00–12:00', ['11:00–18:30'], 'Überschneidet sich mit 11:00–18:30. Zusammen: 08:00–18:30.'],
    ['22:00–23:00', ['18:00–02:00'], 'Überschneidet sich mit 18:00–02:00. Zusammen: 18:00–02:00.'],
    ['14:30–18:00', ['11:00–14:30'], 'Ohne Pause zu 11:00–14:30. Zusammen: 11:00–18:00.'],
    ['14:31–18:00', ['11:00–14:30'], 'Nur 1 Minute Pause zu 11:00–14:30.'],
    ['08:00–10:50', ['11:00–14:30'], 'Nur 10 Minuten Pause zu 11:00–14:30.'],
    [
      '17:30–22:00',
      ['08:00–10:00', '17:00–18:00'],
      'Überschneidet sich mit 17:00–18:00. Zusammen: 17:00–22:00.',
    ],
  ])('%s beside %j has a warning', (own, others, words) => {
    expect(slotWarning(slot(own), others.map(slot))).toBe(words);
  });

  test.each([
    ['17:30–02:00', ['11:00–14:30']],
    ['14:45–18:00', ['11:00–14:30']],
    ['01:00–02:00', ['18:00–02:00']],
    ['10:00–14:00', []],
  ])('%s beside %j has no warning', (own, others) => {
    expect(slotWarning(slot(own), others.map(slot))).toBeNull();
  });
});
