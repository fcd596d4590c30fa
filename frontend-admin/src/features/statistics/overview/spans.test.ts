import { expect, test } from '@jest/globals';
import { hrefOf, lastDays, thenWords, thisMonth, thisWeek, today, yesterday } from './spans.js';

const VIENNA = 'Europe/Vienna';

test('today, the week and the month are compared up to the same time of day, and say so', () => {
  expect(thenWords(today('2026-11-27'), '2026-11-20T11:40:00.000Z', VIENNA)).toBe(
    'am letzten Freitag bis 12:40',
  );
  expect(thenWords(thisWeek('2026-11-27'), '2026-11-20T11:40:00.000Z', VIENNA)).toBe(
    'in der Vorwoche bis Freitag, 12:40',
  );
  expect(thenWords(thisMonth('2026-11-27'), '2026-10-27T11:40:00.000Z', VIENNA)).toBe(
    'im Oktober bis 27., 12:40',
  );
});

test('the hours after midnight belong to the business day before', () => {
  expect(thenWords(today('2026-11-27'), '2026-11-21T00:30:00.000Z', VIENNA)).toBe(
    'am letzten Freitag bis 01:30',
  );
});

test('whole days are compared without a time, and a whole week without its last day', () => {
  expect(thenWords(today('2026-11-27'), undefined, VIENNA)).toBe('am letzten Freitag');
  expect(thenWords(thisWeek('2026-11-25'), undefined, VIENNA)).toBe('in der Vorwoche bis Mittwoch');
  expect(thenWords(thisWeek('2026-11-29'), undefined, VIENNA)).toBe('in der Vorwoche');
});

test('yesterday is compared with the same weekday of the week before', () => {
  expect(yesterday('2026-03-01')).toMatchObject({ from: '2026-02-28', to: '2026-02-28' });
  expect(thenWords(yesterday('2026-11-27'), undefined, VIENNA)).toBe('am Donnerstag davor');
});

test('the last day of a long month is compared with all of a short one', () => {
  expect(thenWords(thisMonth('2026-03-31'), undefined, VIENNA)).toBe('im Februar bis 28.');
  expect(thenWords(thisMonth('2027-01-15'), undefined, VIENNA)).toBe('im Dezember bis 15.');
});

test('a span leads to its page with its days and its comparison', () => {
  expect(hrefOf('revenue', thisMonth('2026-11-27'))).toBe(
    '/statistics/revenue?from=2026-11-01&to=2026-11-27&compare=month',
  );
  expect(lastDays('2026-11-27')).toEqual({ from: '2026-11-14', to: '2026-11-27' });
});
