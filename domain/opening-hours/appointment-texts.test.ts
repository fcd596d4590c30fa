import { expect, test } from '@jest/globals';
import { appointmentDateText, appointmentTimeText, otherDayText, plannedText } from './appointment-texts.js';

const now = new Date('2026-11-21T18:00+01:00');
const textOf = (appointment: Date | null, isAppointmentRequired = false) =>
  appointmentDateText(appointment, { isAppointmentRequired }, now, 'Europe/Vienna');

test.each([
  ['2026-11-21T18:00+01:00', 'Heute, 21.11.2026'],
  ['2026-11-21T23:55+01:00', 'Heute, 21.11.2026'],
  ['2026-11-22T00:00+01:00', 'Morgen, 22.11.2026'],
  ['2026-11-22T23:55+01:00', 'Morgen, 22.11.2026'],
  ['2026-11-23T00:00+01:00', '23.11.2026'],
])('at %s: %s', (appointment, text) => {
  expect(textOf(new Date(appointment))).toBe(text);
});

test('no appointment', () => {
  expect(textOf(null)).toBe('So schnell wie möglich');
  expect(textOf(null, true)).toBe('Keine Angabe');
});

test.each([
  ['2026-11-21T23:55+01:00', '23:55'],
  ['2026-11-22T00:00+01:00', 'morgen, 22.11.2026, 00:00'],
  ['2026-11-20T12:05+01:00', '20.11.2026, 12:05'],
])('within a sentence at %s: %s', (appointment, text) => {
  expect(appointmentTimeText(new Date(appointment), now, 'Europe/Vienna')).toBe(text);
});

test.each([
  ['2026-11-21T23:55+01:00', 'heute, 23:55 Uhr'],
  ['2026-11-22T11:05+01:00', 'morgen, 22.11., 11:05 Uhr'],
  ['2026-11-23T11:05+01:00', 'Montag, 23.11., 11:05 Uhr'],
  ['2027-01-04T11:05+01:00', 'Montag, 04.01.2027, 11:05 Uhr'],
])('planned for %s: %s', (at, text) => {
  expect(plannedText(new Date(at), now, 'Europe/Vienna')).toBe(text);
});

test.each([
  ['2026-11-21T23:55+01:00', null],
  ['2026-11-22T11:05+01:00', 'morgen'],
  ['2026-11-25T11:05+01:00', 'Mi., 25.11.'],
  ['2026-11-20T11:05+01:00', 'Fr., 20.11.'],
])('the day beside the time of %s: %s', (at, text) => {
  expect(otherDayText(new Date(at), now, 'Europe/Vienna')).toBe(text);
});

test('tomorrow is the next calendar day in the time zone of the branch, even after 25 hours', () => {
  const eve = new Date('2026-10-24T23:30+02:00');
  expect(plannedText(new Date('2026-10-25T23:30+01:00'), eve, 'Europe/Vienna')).toBe(
    'morgen, 25.10., 23:30 Uhr',
  );
  expect(plannedText(new Date('2026-10-25T23:30+01:00'), eve, 'Asia/Tokyo')).toBe(
    'morgen, 26.10., 07:30 Uhr',
  );
});
