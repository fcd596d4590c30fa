import { expect, test } from '@jest/globals';
import { endOf, instantOf, typedEndOf, typedInstantOf } from './typed-instant.js';

const zone = 'Europe/Vienna';

test.each<[string, string, string | null]>([
  ['2026-12-01', '08:30', '2026-12-01T07:30:00.000Z'],
  ['2026-12-01', '', '2026-11-30T23:00:00.000Z'],
  ['', '', null],
  ['', '08:30', ' 08:30'],
  ['2026-12-01', '25:00', '2026-12-01 25:00'],
  ['31.02.2027', '08:30', '31.02.2027 08:30'],
  ['1. Dezembr', '8 Uhr 70', '1. Dezembr 8Uhr70'],
])('%j at %j is stored as %j and restored', (day, time, value) => {
  expect(instantOf({ day, time }, zone)).toBe(value);
  const midnight = day !== '' && time === '' ? '00:00' : time;
  expect(typedInstantOf(value, zone)).toEqual({ day, time: midnight.replace(/\s/g, '') });
});

test.each<[string, string, string | null]>([
  ['2026-12-01', '', '2026-12-01T23:00:00.000Z'],
  ['2026-10-25', '', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', '', '2026-12-31T23:00:00.000Z'],
  ['2026-12-01', '08:30', '2026-12-01T07:30:00.000Z'],
  ['', '', null],
  ['1. Dezembr', '', '1. Dezembr '],
])(
  'an end on %j at %j is stored as %j and restored, with the whole day where there is no time',
  (day, time, value) => {
    expect(endOf({ day, time }, zone)).toBe(value);
    expect(typedEndOf(value, zone)).toEqual({ day, time });
  },
);
