import { describe, expect, test } from '@jest/globals';
import { branchCardTexts, type BranchOpening } from './opening-texts.js';
import { open, openOnce } from './testing/hours-entries.js';
import {
  always,
  branchHours,
  lateDelivery,
  lunchAndDinner,
  night,
  untilMidnight,
} from './testing/branch-hours.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';

const openOnly = (date: string) => ({ openingHours: [openOnce(date, '10:00', '14:00')] });

describe('the branch card', () => {
  test.each<[string, Partial<BranchOpening>, string, string, string | null]>([
    ['open', {}, '12:00', 'Offen heute 10:00 Uhr bis 22:00 Uhr', 'Abholung 10:00 Uhr bis 22:00 Uhr'],
    [
      'open, orderable later',
      { orderableFrom: '11:30' },
      '12:00',
      'Offen heute 10:00 Uhr bis 22:00 Uhr',
      'Abholung 11:30 Uhr bis 22:00 Uhr',
    ],
    ['no takeaway', { isTakeawayEnabled: false }, '12:00', 'Offen heute 10:00 Uhr bis 22:00 Uhr', null],
    [
      'after midnight',
      night,
      '01:30',
      'Offen heute 18:00 Uhr bis 02:00 Uhr',
      'Abholung 18:00 Uhr bis 02:00 Uhr',
    ],
    [
      'delivering longer',
      lateDelivery,
      '18:00',
      'Offen heute 10:00 Uhr bis 23:30 Uhr',
      'Abholung 10:00 Uhr bis 23:30 Uhr',
    ],
    ['never closing', always, '12:00', 'Durchgehend geöffnet', null],
    ['before opening', {}, '08:00', 'Offen heute 10:00 Uhr bis 22:00 Uhr', null],
    ['just after midnight', {}, '00:00', 'Offen heute 10:00 Uhr bis 22:00 Uhr', null],
    [
      'before opening, delivering longer from then on',
      { ...lateDelivery, deliveryHours: [open('daily', '10:00', '23:30')] },
      '08:00',
      'Offen heute 10:00 Uhr bis 23:30 Uhr',
      null,
    ],
    ['before dinner', lunchAndDinner, '15:00', 'Offen heute 17:00 Uhr bis 22:00 Uhr', null],
    ['until midnight', untilMidnight, '12:00', 'Offen heute 18:00 Uhr bis 00:00 Uhr', null],
    ['at closing', {}, '22:00', 'Öffnet Dienstag um 10:00 Uhr', null],
    [
      'opening soon after midnight',
      { openingHours: [open('daily', '00:15', '03:00')] },
      '23:59',
      'Öffnet Dienstag um 00:15 Uhr',
      null,
    ],
    ['once next year', openOnly('2027-01-06'), '12:00', 'Öffnet Mittwoch um 10:00 Uhr', null],
    [
      'in a week',
      { openingHours: [open('monday', '10:00', '11:00')] },
      '12:00',
      'Öffnet Montag um 10:00 Uhr',
      null,
    ],
    ['more than 180 days ahead', openOnly('2027-11-01'), '12:00', 'Geschlossen', null],
    ['never open', { openingHours: [] }, '12:00', 'Geschlossen', null],
    [
      'only delivery hours',
      { ...lateDelivery, openingHours: [] },
      '08:00',
      'Offen heute 17:00 Uhr bis 23:30 Uhr',
      null,
    ],
    ['a message of its own', { closedMessage: 'Betriebsurlaub' }, '08:00', 'Betriebsurlaub', null],
    [
      'a message while open',
      { ...always, closedMessage: 'Betriebsurlaub' },
      '08:00',
      'Durchgehend geöffnet',
      null,
    ],
  ])('%s', (_, differences, clock, text, pickup) => {
    expect(branchCardTexts(branchHours(differences), monday(clock), VIENNA)).toMatchObject({ text, pickup });
  });

  test.each([
    ['12:00', false, { isOpen: true, isClosingSoon: false, isShownClosed: false }],
    ['21:30', true, { isOpen: true, isClosingSoon: true, isShownClosed: false }],
    ['23:00', false, { isOpen: false, isClosingSoon: false, isShownClosed: true }],
    ['23:00', true, { isOpen: false, isClosingSoon: false, isShownClosed: false }],
  ])('at %s, with pre-orders %s', (clock, isPreorderEnabled, state) => {
    expect(branchCardTexts(branchHours({ isPreorderEnabled }), monday(clock), VIENNA)).toMatchObject(state);
  });

  test.each([
    ['08:00', false, 'Derzeit geschlossen'],
    ['08:00', true, 'Derzeit geschlossen · Vorbestellung möglich'],
    ['12:00', true, null],
  ])(
    'at %s says that it is closed although it names the hours of today',
    (clock, isPreorderEnabled, note) => {
      const texts = branchCardTexts(branchHours({ isPreorderEnabled }), monday(clock), VIENNA);
      expect(texts).toMatchObject({ note, text: 'Offen heute 10:00 Uhr bis 22:00 Uhr' });
    },
  );

  test('says only once that it is closed where no opening is in sight', () => {
    const texts = (isPreorderEnabled: boolean) =>
      branchCardTexts(branchHours({ openingHours: [], isPreorderEnabled }), monday('08:00'), VIENNA);
    expect(texts(false)).toMatchObject({ text: 'Geschlossen', note: null });
    expect(texts(true)).toMatchObject({ text: 'Geschlossen', note: 'Vorbestellung möglich' });
  });
});
