import { describe, expect, test } from '@jest/globals';
import { anActivity } from '../../testing/an-activity.js';
import { draftOf, entryFrom, workedWords, type EntryDraft } from './entry-draft.js';

const vienna = 'Europe/Vienna';
const draft: EntryDraft = {
  branch: 'b-1',
  date: '2026-11-20',
  start: '08:00',
  end: '16:30',
  pauses: [{ from: '12:00', to: '12:30' }],
  reason: ' Terminal war aus. ',
};
const evening = new Date('2026-11-22T19:00:00.000Z');
const entryOf = (changes: Partial<EntryDraft>, original?: ReturnType<typeof anActivity>) => {
  const result = entryFrom({ ...draft, ...changes }, { timeZone: vienna, now: evening, original });
  return 'entry' in result ? result.entry : result.problems;
};

describe('a time entry draft', () => {
  test('is read in the time zone of the branch', () => {
    expect(entryOf({})).toEqual({
      branch: 'b-1',
      startedAt: '2026-11-20T07:00:00.000Z',
      endedAt: '2026-11-20T15:30:00.000Z',
      pauses: [{ from: '2026-11-20T11:00:00.000Z', to: '2026-11-20T11:30:00.000Z' }],
      reason: 'Terminal war aus.',
    });
  });

  test('may cross midnight, also with its pause', () => {
    const nightShift = { start: '20:00', end: '02:00', pauses: [{ from: '23:45', to: '00:15' }] };
    expect(entryOf(nightShift)).toMatchObject({
      endedAt: '2026-11-21T01:00:00.000Z',
      pauses: [{ from: '2026-11-20T22:45:00.000Z', to: '2026-11-20T23:15:00.000Z' }],
    });
  });

  test('may cover the end of daylight saving time', () => {
    const night = { date: '2026-10-24', start: '22:00', end: '06:00', pauses: [] };
    expect(entryOf(night)).toMatchObject({
      startedAt: '2026-10-24T20:00:00.000Z',
      endedAt: '2026-10-25T05:00:00.000Z',
    });
  });

  test('keeps the seconds of unchanged times', () => {
    const original = anActivity({
      startedAt: '2026-11-20T07:00:41.000Z',
      endedAt: '2026-11-20T15:12:09.000Z',
      status: 'ended',
    });
    expect(draftOf(original)).toMatchObject({ date: '2026-11-20', start: '08:00', end: '16:12' });
    expect(entryOf({ pauses: [], end: '16:30' }, original)).toMatchObject({
      startedAt: '2026-11-20T07:00:41.000Z',
      endedAt: '2026-11-20T15:30:00.000Z',
    });
  });

  test('shows the worked time and an end on the next day', () => {
    const words = (changes: Partial<EntryDraft>) =>
      workedWords({ ...draft, reason: '', ...changes }, vienna)?.replaceAll('\u00a0', ' ');
    expect(words({})).toBe('Ergibt 8 h Arbeit');
    expect(words({ end: '07:00', pauses: [] })).toBe('Ergibt 23 h Arbeit, Ende am Sa, 21.11.2026');
    expect(words({ end: '' })).toBeUndefined();
  });

  test('adds nothing up while pauses overlap or lie outside, and says so at their fields', () => {
    const overlapping = [draft.pauses[0]!, { from: '12:10', to: '12:20' }];
    expect(workedWords({ ...draft, pauses: overlapping }, vienna)).toBeNull();
    expect(entryOf({ pauses: overlapping })).toEqual({
      'pauses.1.from': 'Pausen müssen nacheinander liegen und dürfen sich nicht überschneiden.',
    });
    expect(entryOf({ reason: '', pauses: [{ from: '17:00', to: '17:30' }] })).toEqual({
      'pauses.0.from': 'Die Pause muss innerhalb des Dienstes liegen.',
      reason: 'Bitte geben Sie eine Begründung an.',
    });
  });

  test('of a day that is too far away says so at the day before it is sent', () => {
    expect(entryOf({ date: '1926-11-20' })).toEqual({
      date: 'Ein Dienst, der nachgetragen wird, liegt höchstens ein Jahr zurück.',
    });
    const original = anActivity({ endedAt: '2026-11-20T15:30:00.000Z', status: 'ended' });
    expect(entryOf({ date: '2026-11-13' }, original)).toHaveProperty('startedAt');
    expect(entryOf({ date: '2026-11-12' }, original)).toEqual({
      date: expect.stringContaining('höchstens 7 Tage'),
    });
  });

  test('that ends in the future, or when it begins, says so at its end before it is sent', () => {
    expect(entryOf({ date: '2026-11-22', start: '19:30', end: '20:01', pauses: [] })).toEqual({
      endedAt: 'Das Ende darf nicht in der Zukunft liegen.',
    });
    expect(entryOf({ date: '2026-11-22', start: '19:30', end: '20:00', pauses: [] })).toHaveProperty('endedAt', '2026-11-22T19:00:00.000Z'); // prettier-ignore
    expect(entryOf({ end: '08:00', pauses: [] })).toEqual({
      endedAt: 'Das Ende muss nach dem Beginn liegen.',
    });
  });

  test('with nothing but pauses says so at the last one before it is sent', () => {
    const pauses = [{ from: '08:00', to: '12:00' }];
    expect(entryOf({ end: '12:00', pauses })).toEqual({
      'pauses.0.to': 'Die Pause muss kürzer als der Dienst sein.',
    });
  });

  test('with a reason in which nothing can be seen is not sent', () => {
    expect(entryOf({ reason: '\u200b\u0000 ' })).toEqual({
      reason: 'Bitte geben Sie eine Begründung an.',
    });
  });

  test('reports missing values at their fields', () => {
    expect(entryOf({ end: '', reason: ' ', pauses: [{ from: '12:00', to: '' }] })).toEqual({
      endedAt: 'Bitte geben Sie eine Uhrzeit wie 08:00 an.',
      reason: 'Bitte geben Sie eine Begründung an.',
      'pauses.0.to': 'Bitte geben Sie eine Uhrzeit wie 08:00 an.',
    });
  });
});
