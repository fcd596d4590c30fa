import { describe, expect, test } from '@jest/globals';
import { branchStripText, openBranchesText, type BranchOpening } from './opening-texts.js';
import {
  always,
  branchHours,
  lateDelivery,
  lunchAndDinner,
  night,
  untilMidnight,
} from './testing/branch-hours.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';

describe('the strip', () => {
  test.each<[string, Partial<BranchOpening>, string, string, 'open' | 'closing soon' | 'closed']>([
    ['just before opening', {}, '09:59', 'Geschlossen', 'closed'],
    ['at opening', {}, '10:00', 'Geöffnet bis 22:00', 'open'],
    ['an hour before closing', {}, '21:00', 'Geöffnet bis 22:00', 'open'],
    ['less than an hour before closing', {}, '21:01', 'Geöffnet bis 22:00', 'closing soon'],
    ['at closing', {}, '22:00', 'Geschlossen', 'closed'],
    ['at lunch', lunchAndDinner, '12:00', 'Geöffnet bis 14:00', 'open'],
    ['between lunch and dinner', lunchAndDinner, '14:00', 'Geschlossen', 'closed'],
    ['before midnight', night, '23:59', 'Geöffnet bis 02:00', 'open'],
    ['after midnight', night, '01:30', 'Geöffnet bis 02:00', 'closing soon'],
    ['until midnight', untilMidnight, '23:30', 'Geöffnet bis 00:00', 'closing soon'],
    ['at midnight', untilMidnight, '00:00', 'Geschlossen', 'closed'],
    ['never closing', always, '23:30', 'Durchgehend geöffnet', 'open'],
    ['delivering longer', lateDelivery, '22:00', 'Geöffnet bis 23:30', 'open'],
    [
      'delivery hours switched off',
      { ...lateDelivery, isDeliveryHoursEnabled: false },
      '22:00',
      'Geschlossen',
      'closed',
    ],
  ])('%s', (_, differences, clock, text, state) => {
    expect(branchStripText(branchHours(differences), monday(clock), VIENNA)).toEqual({
      text,
      isOpen: state !== 'closed',
      isClosingSoon: state === 'closing soon',
    });
  });

  test.each([
    [0, 'Alle Standorte geschlossen'],
    [1, '1 Standort geöffnet'],
    [2, '2 Standorte geöffnet'],
    [12, '12 Standorte geöffnet'],
  ])('with %d open branches', (open, text) => {
    expect(openBranchesText(open)).toBe(text);
  });
});
