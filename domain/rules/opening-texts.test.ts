import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './day-slots.js';
import {
  branchCardTexts,
  branchStripText,
  checkoutClosedNotice,
  menuClosedNotices,
  openBranchesText,
  type BranchOpening,
} from './opening-texts.js';
import { isOpenFor, nextOpening, openState } from './open-state.js';

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

describe('open state', () => {
  test('closing soon is less than 60 minutes before the end', () => {
    expect(openState(inn(), at('21:00'), VIENNA)).toMatchObject({ isOpen: true, isClosingSoon: false });
    expect(openState(inn(), at('21:01'), VIENNA)).toMatchObject({ isOpen: true, isClosingSoon: true });
    expect(openState(inn(), at('22:00'), VIENNA)).toMatchObject({ isOpen: false, isClosingSoon: false });
  });

  test('delivery hours count when enabled, and the later end counts', () => {
    const late = inn({ isDeliveryHoursEnabled: true, deliveryHours: [hours('daily', '17:00', '23:30')] });
    expect(openState(late, at('23:00'), VIENNA).isOpen).toBe(true);
    expect(openState(late, at('21:30'), VIENNA).isClosingSoon).toBe(false);
    expect(isOpenFor('takeaway', late, at('23:00'), VIENNA)).toBe(true);
    expect(isOpenFor('delivery', late, at('12:00'), VIENNA)).toBe(false);
    expect(isOpenFor('delivery', inn(), at('12:00'), VIENNA)).toBe(true);
  });

  test('opens next with whatever comes first', () => {
    const early = inn({ isDeliveryHoursEnabled: true, deliveryHours: [hours('daily', '08:00', '21:00')] });
    expect(nextOpening(early, at('07:00'), VIENNA)?.from).toEqual(at('08:00'));
    expect(nextOpening(inn({ deliveryHours: [] }), at('07:00'), VIENNA)?.from).toEqual(at('10:00'));
    expect(nextOpening(inn({ openingHours: [] }), at('07:00'), VIENNA)).toBeNull();
  });
});

describe('the branch card', () => {
  const text = (branch: BranchOpening, clock: string) => branchCardTexts(branch, at(clock), VIENNA).text;

  test('tells the hours and the pickup time while open', () => {
    expect(branchCardTexts(inn({ orderableFrom: '11:30' }), at('12:00'), VIENNA)).toEqual({
      isOpen: true,
      isClosingSoon: false,
      text: 'Offen heute 10:00 Uhr bis 22:00 Uhr',
      pickup: 'Abholung 11:30 Uhr bis 22:00 Uhr',
    });
    expect(branchCardTexts(inn(), at('12:00'), VIENNA).pickup).toBe('Abholung 10:00 Uhr bis 22:00 Uhr');
  });

  test('tells when it opens while closed', () => {
    expect(text(inn(), '08:00')).toBe('Offen heute 10:00 Uhr bis 22:00 Uhr');
    expect(text(inn(), '23:00')).toBe('Öffnet Dienstag um 10:00 Uhr');
    expect(text(inn({ openingHours: [] }), '23:00')).toBe('Geschlossen');
    expect(text(inn({ closedMessage: 'Betriebsurlaub bis 1. Dezember' }), '23:00')).toBe(
      'Betriebsurlaub bis 1. Dezember',
    );
  });
});

test('the strip', () => {
  expect(branchStripText(inn(), at('12:00'), VIENNA).text).toBe('Geöffnet bis 22:00');
  expect(branchStripText(inn(), at('23:00'), VIENNA).text).toBe('Geschlossen');
  expect([0, 1, 3].map(openBranchesText)).toEqual([
    'Alle Standorte geschlossen',
    '1 Standort geöffnet',
    '3 Standorte geöffnet',
  ]);
});

describe('notices on the menu page', () => {
  const notices = (branch: BranchOpening, clock: string) => menuClosedNotices(branch, at(clock), VIENNA);

  test('none while everything is open', () => {
    expect(notices(inn(), '12:00')).toEqual([]);
  });

  test('while closed', () => {
    expect(notices(inn(), '08:00')).toEqual([
      'Derzeit haben wir leider geschlossen.',
      'Wir öffnen wieder um 10:00 Uhr.',
    ]);
    expect(notices(inn({ isPreorderEnabled: true }), '23:00')).toEqual([
      'Derzeit haben wir leider geschlossen.',
      'Wir öffnen wieder am Dienstag um 10:00 Uhr.',
      'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
      'Wir bearbeiten diese sobald wir wieder geöffnet haben.',
    ]);
  });

  test('while only the delivery is closed', () => {
    const delivering = inn({ isDeliveryHoursEnabled: true });
    expect(notices(delivering, '12:00')).toEqual([
      'Derzeit ist leider keine Lieferung möglich.',
      'Wir liefern wieder ab 17:00 Uhr.',
      'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.',
    ]);
    expect(notices({ ...delivering, isDineInEnabled: false }, '21:30')).toEqual([
      'Derzeit ist leider keine Lieferung möglich.',
      'Wir liefern wieder am Dienstag ab 17:00 Uhr.',
      'In der Zwischenzeit bieten wir Takeaway an.',
    ]);
    expect(notices({ ...delivering, isDeliveryEnabled: false }, '12:00')).toEqual([]);
  });
});

test('the notice of the checkout', () => {
  const notice = (mode: 'takeaway' | 'delivery', branch: BranchOpening) =>
    checkoutClosedNotice(mode, branch, at('23:00'), VIENNA);
  expect(notice('takeaway', inn())).toBe('Derzeit haben wir leider geschlossen.');
  expect(notice('delivery', inn({ isPreorderEnabled: true }))).toBe(
    'Derzeit bieten wir leider keine Lieferung an. Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.',
  );
  expect(checkoutClosedNotice('takeaway', inn(), at('12:00'), VIENNA)).toBeNull();
});
