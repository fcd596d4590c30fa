import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CalendarEntry, calendarFile } from './calendar-file.js';

const entry: CalendarEntry = {
  uid: 'bestellung-AB12@shop.example',
  sequence: 3,
  at: new Date('2026-11-20T17:30:00Z'),
  minutes: 15,
  title: 'Abholung: Käse, Brot; Wein',
  description: 'Bestellnummer AB12\nTicket 42',
  location: 'Gasse 1\\2, 1050 Wien',
  url: 'https://shop.example/status/AB12/c0ffee',
  isCertain: true,
  writtenAt: new Date('2026-11-20T10:00:00.123Z'),
};

test('an entry has its time in UTC, and its texts as calendars read them', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bestellwerk//Shop//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:bestellung-AB12@shop.example',
    'SEQUENCE:3',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261120T173000Z',
    'DTEND:20261120T174500Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Abholung: Käse\\, Brot\\; Wein',
    'LOCATION:Gasse 1\\\\2\\, 1050 Wien',
    'DESCRIPTION:Bestellnummer AB12\\nTicket 42',
    'URL:https://shop.example/status/AB12/c0ffee',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a time that is only wanted is tentative, and no place is left out', () => {
  const file = calendarFile({ ...entry, isCertain: false, location: '' });
  expect(file).toContain('\r\nSTATUS:TENTATIVE\r\n');
  expect(file).not.toContain('LOCATION');
});

/** As a calendar reads it: folded lines are joined, escapes taken back. */
const read = (file: string, name: string): string | undefined =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

test('no line is longer than 75 bytes, none is added by what people write, and every text is read as it was written', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = calendarFile({ ...entry, title, description });
      const lines = file.split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(lines.filter((line) => !line.startsWith(' '))).toHaveLength(18);
      expect(read(file, 'SUMMARY')).toBe(title);
      expect(read(file, 'DESCRIPTION')).toBe(description);
    }),
  );
});

test('line breaks of any kind stay in their text', () => {
  expect(read(calendarFile({ ...entry, title: 'a\r\nDTEND:1\rb\nc' }), 'SUMMARY')).toBe('a\nDTEND:1\nb\nc');
});
