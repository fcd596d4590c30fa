import { describe, expect, test } from '@jest/globals';
import type { DeliveryMode } from '../kernel/delivery-mode.js';
import type { HoursEntry } from './day-slots.js';
import {
  branchCardTexts,
  branchStripText,
  checkoutClosedNotice,
  menuClosedNotices,
  openBranchesText,
  type BranchOpening,
} from './opening-texts.js';

const VIENNA = 'Europe/Vienna';
const hours = (type: HoursEntry['type'], from: string, to: string): HoursEntry => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});
const inn = (differences: Partial<BranchOpening> = {}): BranchOpening => ({
  openingHours: [hours('daily', '10:00', '22:00')],
  deliveryHours: [hours('daily', '17:00', '21:00')],
  isDeliveryHoursEnabled: false,
  closedMessage: null,
  orderableFrom: null,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: false,
  ...differences,
});
/** A Monday in winter, by the clock in Vienna. */
const at = (clock: string) => new Date(`2026-11-23T${clock}:00+01:00`);
const lunchAndDinner = { openingHours: [hours('daily', '10:00', '14:00'), hours('daily', '17:00', '22:00')] };
const night = { openingHours: [hours('daily', '18:00', '02:00')] };
const untilMidnight = { openingHours: [hours('daily', '18:00', '24:00')] };
const always = { openingHours: [hours('daily', '00:00', '24:00')] };
const lateDelivery = { isDeliveryHoursEnabled: true, deliveryHours: [hours('daily', '17:00', '23:30')] };
const onlyOnce = (date: string) => ({ openingHours: [{ ...hours('once', '10:00', '14:00'), date }] });

type Differences = Partial<BranchOpening>;

describe('the strip', () => {
  test.each<[string, Differences, string, string, 'open' | 'closing soon' | 'closed']>([
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
    expect(branchStripText(inn(differences), at(clock), VIENNA)).toEqual({
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

describe('the branch card', () => {
  test.each<[string, Differences, string, string, string | null]>([
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
    ['never closing', always, '12:00', 'Durchgehend geöffnet', null],
    ['before opening', {}, '08:00', 'Offen heute 10:00 Uhr bis 22:00 Uhr', null],
    ['just after midnight', {}, '00:00', 'Offen heute 10:00 Uhr bis 22:00 Uhr', null],
    ['before dinner', lunchAndDinner, '15:00', 'Offen heute 17:00 Uhr bis 22:00 Uhr', null],
    ['until midnight', untilMidnight, '12:00', 'Offen heute 18:00 Uhr bis 00:00 Uhr', null],
    ['at closing', {}, '22:00', 'Öffnet Dienstag um 10:00 Uhr', null],
    [
      'opening soon after midnight',
      { openingHours: [hours('daily', '00:15', '03:00')] },
      '23:59',
      'Öffnet Dienstag um 00:15 Uhr',
      null,
    ],
    ['once next year', onlyOnce('2027-01-06'), '12:00', 'Öffnet Mittwoch um 10:00 Uhr', null],
    [
      'in a week',
      { openingHours: [hours('monday', '10:00', '11:00')] },
      '12:00',
      'Öffnet Montag um 10:00 Uhr',
      null,
    ],
    ['more than 180 days ahead', onlyOnce('2027-11-01'), '12:00', 'Geschlossen', null],
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
    expect(branchCardTexts(inn(differences), at(clock), VIENNA)).toMatchObject({ text, pickup });
  });

  test.each([
    ['12:00', false, { isOpen: true, isClosingSoon: false, isShownClosed: false }],
    ['21:30', true, { isOpen: true, isClosingSoon: true, isShownClosed: false }],
    ['23:00', false, { isOpen: false, isClosingSoon: false, isShownClosed: true }],
    ['23:00', true, { isOpen: false, isClosingSoon: false, isShownClosed: false }],
  ])('at %s, with pre-orders %s', (clock, isPreorderEnabled, state) => {
    expect(branchCardTexts(inn({ isPreorderEnabled }), at(clock), VIENNA)).toMatchObject(state);
  });
});

describe('notices on the menu page', () => {
  const closed = 'Derzeit haben wir leider geschlossen.';
  const noDelivery = 'Derzeit ist leider keine Lieferung möglich.';
  const both = 'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.';
  const preorders = 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.';
  const later = 'Wir bearbeiten diese sobald wir wieder geöffnet haben.';
  const delivering = { isDeliveryHoursEnabled: true };

  test.each<[string, Differences, string, string[]]>([
    ['all open', {}, '12:00', []],
    ['all open, with pre-orders', { isPreorderEnabled: true }, '12:00', []],
    ['before opening', {}, '08:00', [closed, 'Wir öffnen wieder um 10:00 Uhr.']],
    ['at closing', {}, '22:00', [closed, 'Wir öffnen wieder am Dienstag um 10:00 Uhr.']],
    ['just after midnight', {}, '00:00', [closed, 'Wir öffnen wieder um 10:00 Uhr.']],
    ['never open', { openingHours: [] }, '12:00', [closed]],
    [
      'a message of its own stays on the card',
      { closedMessage: 'Urlaub' },
      '08:00',
      [closed, 'Wir öffnen wieder um 10:00 Uhr.'],
    ],
    [
      'with pre-orders',
      { isPreorderEnabled: true },
      '23:00',
      [closed, 'Wir öffnen wieder am Dienstag um 10:00 Uhr.', preorders, later],
    ],
    [
      'only the delivery is closed',
      delivering,
      '12:00',
      [noDelivery, 'Wir liefern wieder ab 17:00 Uhr.', both],
    ],
    ['the delivery begins', delivering, '17:00', []],
    [
      'the delivery ends',
      delivering,
      '21:00',
      [noDelivery, 'Wir liefern wieder am Dienstag ab 17:00 Uhr.', both],
    ],
    [
      'without dine-in',
      { ...delivering, isDineInEnabled: false },
      '12:00',
      [noDelivery, 'Wir liefern wieder ab 17:00 Uhr.', 'In der Zwischenzeit bieten wir Takeaway an.'],
    ],
    [
      'without takeaway',
      { ...delivering, isTakeawayEnabled: false },
      '12:00',
      [noDelivery, 'Wir liefern wieder ab 17:00 Uhr.', 'In der Zwischenzeit bieten wir Konsum vor Ort an.'],
    ],
    [
      'nothing but delivery',
      { ...delivering, isTakeawayEnabled: false, isDineInEnabled: false },
      '12:00',
      [noDelivery, 'Wir liefern wieder ab 17:00 Uhr.'],
    ],
    [
      'only the delivery is closed, with pre-orders',
      { ...delivering, isPreorderEnabled: true },
      '12:00',
      [noDelivery, 'Wir liefern wieder ab 17:00 Uhr.', both, preorders],
    ],
    ['no delivery in sight', { ...delivering, deliveryHours: [] }, '12:00', [noDelivery, both]],
    ['no delivery offered', { ...delivering, isDeliveryEnabled: false }, '12:00', []],
    ['only the delivery is open', lateDelivery, '23:00', []],
  ])('%s', (_, differences, clock, notices) => {
    expect(menuClosedNotices(inn(differences), at(clock), VIENNA)).toEqual(notices);
  });
});

describe('the notice of the checkout', () => {
  const closed = 'Derzeit haben wir leider geschlossen.';
  const noDelivery = 'Derzeit bieten wir leider keine Lieferung an.';
  const preorder = 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.';

  test.each<[DeliveryMode, Differences, string, string | null]>([
    ['takeaway', {}, '21:59', null],
    ['takeaway', {}, '22:00', closed],
    ['dineIn', {}, '22:00', closed],
    ['delivery', {}, '22:00', noDelivery],
    ['takeaway', { isPreorderEnabled: true }, '22:00', `${closed} ${preorder}`],
    ['dineIn', { isPreorderEnabled: true }, '22:00', `${closed} ${preorder}`],
    ['delivery', { isPreorderEnabled: true }, '22:00', `${noDelivery} ${preorder}`],
    ['delivery', { isDeliveryHoursEnabled: true }, '16:59', noDelivery],
    ['delivery', { isDeliveryHoursEnabled: true }, '17:00', null],
    ['takeaway', lateDelivery, '23:00', null],
    ['dineIn', lateDelivery, '23:30', closed],
  ])('%s with %j at %s', (mode, differences, clock, notice) => {
    expect(checkoutClosedNotice(mode, inn(differences), at(clock), VIENNA)).toBe(notice);
  });
});

describe('where clocks change', () => {
  const early = { openingHours: [hours('sunday', '02:30', '06:00')] };

  test.each<[string, Differences, string, string | undefined]>([
    [
      'the evening before, in spring',
      {},
      '2026-03-28T21:30:00Z',
      'Wir öffnen wieder am Sonntag um 10:00 Uhr.',
    ],
    ['the short night', {}, '2026-03-28T23:30:00Z', 'Wir öffnen wieder um 10:00 Uhr.'],
    ['a beginning that is skipped', early, '2026-03-29T00:00:00Z', 'Wir öffnen wieder um 03:30 Uhr.'],
    ['the long night', {}, '2026-10-24T22:00:00Z', 'Wir öffnen wieder um 10:00 Uhr.'],
    ['before a beginning that is doubled', early, '2026-10-25T00:00:00Z', 'Wir öffnen wieder um 02:30 Uhr.'],
    ['after the first of the two', early, '2026-10-25T01:10:00Z', undefined],
    ['the evening after, in autumn', {}, '2026-10-25T22:59:00Z', 'Wir öffnen wieder am Montag um 10:00 Uhr.'],
  ])('%s', (_, differences, now, text) => {
    expect(menuClosedNotices(inn(differences), new Date(now), VIENNA)[1]).toBe(text);
  });

  test.each([
    ['2026-03-29T00:59:00Z', false],
    ['2026-03-29T01:00:00Z', false],
    ['2026-03-29T01:01:00Z', true],
    ['2026-10-25T01:30:00Z', false],
    ['2026-10-25T02:00:00Z', false],
    ['2026-10-25T02:01:00Z', true],
  ])('closing soon counts minutes that really pass (%s)', (now, isClosingSoon) => {
    const bar = inn({ openingHours: [hours('saturday', '22:00', '04:00')] });
    expect(branchStripText(bar, new Date(now), VIENNA)).toEqual({
      isOpen: true,
      isClosingSoon,
      text: 'Geöffnet bis 04:00',
    });
  });
});

test('today and the hours are those of the branch’s clock', () => {
  const auckland = inn({ openingHours: [hours('tuesday', '10:00', '22:00')] });
  expect(menuClosedNotices(auckland, at('12:00'), 'Pacific/Auckland')[1]).toBe(
    'Wir öffnen wieder um 10:00 Uhr.',
  );
  expect(menuClosedNotices(auckland, at('11:30'), VIENNA)[1]).toBe(
    'Wir öffnen wieder am Dienstag um 10:00 Uhr.',
  );
});
