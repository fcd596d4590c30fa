import { expect, test } from '@jest/globals';
import { beginningWords, missingIn, nextDayWords, plannedMinutes, weekMinutes } from './plan-draft.js';

const shift = { weekday: 1, from: '08:00', to: '16:30', pauseMinutes: 30, branch: 'b-1' };

const today = '2026-11-20';

test.each([
  [shift, 480],
  [{ ...shift, from: '18:00', to: '02:00' }, 450],
  [{ ...shift, to: '' }, 0],
])('the planned minutes of %j are %d', (one, minutes) => expect(plannedMinutes(one)).toBe(minutes));

test('the minutes of a week are the sum of its shifts', () =>
  expect(weekMinutes([shift, { ...shift, weekday: 2 }])).toBe(960));

test('a missing time is reported at its field', () => {
  expect(missingIn([shift, { ...shift, from: '' }], today, today)).toEqual({
    'shifts.1.from': 'Bitte geben Sie eine Uhrzeit wie 08:00 an.',
  });
});

test('shifts that overlap are reported before they are sent', () => {
  const other = { ...shift, from: '16:00', to: '20:00' };
  expect(missingIn([shift, other], today, today)).toEqual({
    'shifts.1.from': 'Dieser Dienst überschneidet sich mit dem am Montag 08:00–16:30.',
  });
});

test('a plan needs a day on which it begins', () =>
  expect(missingIn([], '32.13.', today)).toEqual({
    validFrom: 'Bitte geben Sie einen Tag wie 24.12.2026 an.',
  }));

test.each([
  ['2026-11-20', [], 'Gilt für den ganzen Tag: Dienste, die heute schon begonnen haben, zählen als geplant.'],
  ['2026-11-19', [], 'Ändert auch, was an vergangenen Tagen geplant war.'],
  ['2026-11-23', [], 'Bis dahin gilt der Plan davor.'],
  ['2026-11-23', ['2026-12-07'], 'Bis dahin gilt der Plan davor. Ab Mo, 07.12.2026 gilt ein anderer Plan.'],
  [
    '2026-12-07',
    ['2026-12-07'],
    'Bis dahin gilt der Plan davor. Ersetzt den Plan, der für diesen Tag schon gespeichert ist.',
  ],
  ['2', [], ''],
])('what a beginning on %s means with plans from %j on is said', (validFrom, later, words) => {
  const plans = later.map((day) => ({ validFrom: day, shifts: [] }));
  expect(beginningWords(validFrom, '2026-11-20', plans)).toBe(words);
});

test('a beginning a hundred years away is wrong before it is sent', () => {
  expect(missingIn([], '1926-11-20', today).validFrom).toContain('vor drei Jahren');
  expect(missingIn([], '9999-12-31', today).validFrom).toContain('in einem Jahr');
});

test('of a shift it is said when it ends on the next day', () => {
  expect(nextDayWords(shift)).toBeNull();
  expect(nextDayWords({ ...shift, to: '6' })).toMatch(/^Endet am Dienstag/);
  const night = nextDayWords({ ...shift, weekday: 7, from: '18:00', to: '10:00' });
  expect(night?.replaceAll('\u00a0', ' ')).toBe('Endet am Montag, 15 h 30 min ohne Pause.');
});
