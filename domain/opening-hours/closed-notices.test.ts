import { describe, expect, test } from '@jest/globals';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import {
  checkoutClosedNotice,
  menuClosedNotices,
  takesOrdersAgainText,
  type BranchOpening,
} from './opening-texts.js';
import { branchHours, lateDelivery } from './testing/branch-hours.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';

describe('notices on the menu page', () => {
  const closed = 'Derzeit haben wir leider geschlossen.';
  const noDelivery = 'Derzeit ist leider keine Lieferung möglich.';
  const both = 'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.';
  const preorders = 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.';
  const later = 'Wir bearbeiten diese sobald wir wieder geöffnet haben.';
  const delivering = { isDeliveryHoursEnabled: true };

  test.each<[string, Partial<BranchOpening>, string, string[]]>([
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
    expect(menuClosedNotices(branchHours(differences), monday(clock), VIENNA)).toEqual(notices);
  });
});

describe('the notice of the checkout', () => {
  const closed = 'Derzeit haben wir leider geschlossen.';
  const noDelivery = 'Derzeit bieten wir leider keine Lieferung an.';
  const preorder = 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.';

  test.each<[DeliveryMode, Partial<BranchOpening>, string, string | null]>([
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
    expect(checkoutClosedNotice(mode, branchHours(differences), monday(clock), VIENNA)).toBe(notice);
  });
});

describe('when orders are taken again', () => {
  const delivering = { isDeliveryHoursEnabled: true };

  test.each<[DeliveryMode, Partial<BranchOpening>, string, string | null]>([
    ['takeaway', {}, '09:00', 'Wir öffnen wieder um 10:00 Uhr.'],
    ['takeaway', {}, '22:30', 'Wir öffnen wieder am Dienstag um 10:00 Uhr.'],
    ['delivery', delivering, '12:00', 'Wir liefern wieder ab 17:00 Uhr.'],
    ['delivery', { ...delivering, deliveryHours: [] }, '12:00', null],
    ['takeaway', { openingHours: [] }, '12:00', null],
  ])('%s with %j at %s', (mode, differences, clock, text) => {
    expect(takesOrdersAgainText(mode, branchHours(differences), monday(clock), VIENNA)).toBe(text);
  });
});
