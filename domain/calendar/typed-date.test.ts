import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeFrom, isCalendarDate, readTypedDate, typedDateText } from './typed-date.js';
import { weekdayNames } from '../text/formats.js';
import { addDays, weekdayOf } from './zoned-time.js';

/** A Sunday. */
const today = '2026-11-22';
const read = (text: string, latest?: string) => {
  const found = readTypedDate(text, { today, latest });
  return found.kind === 'date' ? found.date : found.kind === 'empty' ? null : found.message;
};
const askForDay = 'Bitte geben Sie einen Tag wie 24.12.2026 an.';

describe('a day', () => {
  test.each([
    ['24.12.2026', '2026-12-24'],
    [' 4. 3. 2027 ', '2027-03-04'],
    ['01.02.27', '2027-02-01'],
    ['29.02.2028', '2028-02-29'],
    ['2026-12-01', '2026-12-01'],
    ['2026-1-5', '2026-01-05'],
    ['24122026', '2026-12-24'],
    ['241226', '2026-12-24'],
    ['1. Dezember 2026', '2026-12-01'],
    ['1 dez 26', '2026-12-01'],
    ['3. Jänner 2027', '2027-01-03'],
    ['5. März', '2027-03-05'],
    ['heute', '2026-11-22'],
    ['Morgen', '2026-11-23'],
    ['übermorgen', '2026-11-24'],
    ['gestern', '2026-11-21'],
    ['vorgestern', '2026-11-20'],
    ['Montag', '2026-11-23'],
    ['dienstag', '2026-11-24'],
    ['Mi', '2026-11-25'],
    [' do. ', '2026-11-26'],
    ['FR', '2026-11-27'],
    ['Samstag', '2026-11-28'],
    ['Sonnabend', '2026-11-28'],
    ['so', '2026-11-22'],
    ['Sonntag', '2026-11-22'],
    ['nächsten Montag', '2026-11-23'],
    ['kommenden  Mo', '2026-11-23'],
    ['naechsten Sonntag', '2026-11-29'],
    ['nächster Sonntag', '2026-11-29'],
    ['letzten Sonntag', '2026-11-15'],
    ['letzten Samstag', '2026-11-21'],
    ['1.12.', '2026-12-01'],
    ['1.12', '2026-12-01'],
    ['22.11.', '2026-11-22'],
    ['21.11.', '2027-11-21'],
    ['29.2.', '2028-02-29'],
    ['', null],
    ['  ', null],
    ['constructor', askForDay],
    ['1. constructor', askForDay],
    ['31.02.2027', 'Den 31.02.2027 gibt es nicht.'],
    ['29.02.2027', 'Den 29.02.2027 gibt es nicht.'],
    ['2026-02-30', 'Den 30.02.2026 gibt es nicht.'],
    ['31.11.', 'Den 31.11. gibt es nicht.'],
    ['1.13.2026', 'Den 01.13.2026 gibt es nicht.'],
    ['0.1.2026', 'Den 00.01.2026 gibt es nicht.'],
    ['24.12.2', askForDay],
    ['24.12.226', askForDay],
    ['24.12.0026', askForDay],
    ['2', askForDay],
    ['2.', askForDay],
    ['12/24/2026', askForDay],
    ['3. Brumaire', askForDay],
    ['nächste Woche', askForDay],
    ['Mon', askForDay],
    ['nächsten', askForDay],
    ['nächsten morgen', askForDay],
    ['Montag Dienstag', askForDay],
  ])('%j is read as %j', (typed, day) => expect(read(typed)).toBe(day));
});

describe('a day in the past', () => {
  test.each([
    ['21.11.', '2026-11-21'],
    ['22.11.', '2026-11-22'],
    ['1.12.', '2025-12-01'],
    ['29.2.', '2024-02-29'],
    ['Montag', '2026-11-16'],
    ['Sa', '2026-11-21'],
    ['Sonntag', '2026-11-22'],
    ['letzten Sonntag', '2026-11-15'],
    ['nächsten Montag', 'Bitte geben Sie einen Tag bis 22.11.2026 an.'],
    ['1.12.2026', 'Bitte geben Sie einen Tag bis 22.11.2026 an.'],
    ['morgen', 'Bitte geben Sie einen Tag bis 22.11.2026 an.'],
  ])('%j is read as %j where today is the latest', (typed, day) => expect(read(typed, today)).toBe(day));
});

test('every day is unchanged after formatting for an input and reading', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 60_000 }), (days) => {
      const date = addDays('2026-11-22', days);
      expect(read(typedDateText(date))).toBe(date);
      expect(read(date)).toBe(date);
    }),
  );
});

test('a day without a year is within one year from today, except a leap day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), (days) => {
      const date = addDays(today, days);
      fc.pre(!date.endsWith('02-29'));
      expect(read(typedDateText(date).slice(0, 6))).toBe(date);
    }),
  );
});

test('the name of a weekday is the next such day, and the last one up to a latest day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -400, max: 400 }), (index, days) => {
      const latest = addDays(today, days);
      const [next, last] = [read(weekdayNames[index]!), read(weekdayNames[index]!, latest)];
      expect([next, last].map((date) => weekdayOf(date!))).toEqual(
        Array(2).fill(weekdayOf(addDays('2026-11-23', index))),
      );
      expect(next! >= today && next! < addDays(today, 7)).toBe(true);
      expect(last! <= latest && last! > addDays(latest, -7)).toBe(true);
    }),
  );
});

test('no text makes it throw or return a day that does not exist', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.- abdehmnorz') });
  fc.assert(
    fc.property(text, (typed) => {
      const found = readTypedDate(typed, { today });
      if (found.kind === 'date') expect(addDays(found.date, 0)).toBe(found.date);
    }),
  );
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['morgen', false],
  ['', false],
])('%j is a valid stored day: %j', (text, is) => expect(isCalendarDate(text)).toBe(is));

test.each([
  ['8', '08:00'],
  [' 18 ', '18:00'],
  ['8:5', '08:05'],
  ['8.30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8 Uhr', '08:00'],
  ['8 uhr 15', '08:15'],
  ['23:59', '23:59'],
  ['8,30', '08:30'],
  ['8 30', '08:30'],
  ['8h5', '08:05'],
  ['8,5', null],
  ['8.5', null],
  ['24:00', null],
  ['8:60', null],
  ['morgens', null],
  ['', null],
])('%j is read as %j', (typed, time) => expect(clockTimeFrom(typed)).toBe(time));
