import { expect, test } from '@jest/globals';
import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPreciseMoney,
  formatTime,
  formatWeekday,
} from './formats.js';

const at = new Date('2026-11-20T23:05:00Z');

test.each([
  [formatMoney(1234.5, 'EUR'), '1.234,50 €'],
  [formatMoney(0, 'CHF'), '0,00 CHF'],
  [formatPreciseMoney(6.6267, 'EUR'), '6,6267 €'],
  [formatNumber(1234.5), '1.234,5'],
  [formatNumber(13, 2), '13,00'],
  [formatPercent(4.9), '4,9 %'],
  [formatAmount(0.5, 'kilogram'), '0,5 kg'],
  [formatAmount(2, 'serving'), '2 Portionen'],
  [formatDate(at, 'Europe/Vienna'), '21.11.2026'],
  [formatDate(at, 'UTC'), '20.11.2026'],
  [formatTime(at, 'Europe/Vienna'), '00:05'],
  [formatDateTime(at, 'Europe/Vienna'), '21.11.2026, 00:05'],
  [formatWeekday(at, 'Europe/Vienna'), 'Samstag'],
])('%s', (formatted, expected) => {
  expect(formatted.replaceAll('\u00a0', ' ')).toBe(expected);
});
