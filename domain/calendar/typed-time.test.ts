import { expect, test } from '@jest/globals';
import { clockTimeFrom } from './typed-time.js';

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
