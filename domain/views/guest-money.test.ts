import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PublicOrder } from '../contracts/order.schema.js';
import { toUnits } from '../kernel/money.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { guestMoney, guestMoneyLines, moneyToComeText } from './guest-money.js';

const now = Date.parse('2026-11-20T18:00:00.000Z');
const until = '2026-11-20T18:50:00.000Z';
const order = (totalGross: number, changes: Partial<PublicOrder>) =>
  ({
    ...{ status: 'confirmed', currency: 'EUR', pricing: { totalGross } },
    ...{ paidAmount: 0, refundedAmount: 0, refundingAmount: 0 },
    ...{ surplusRefundedAmount: 0, surplusRefundingAmount: 0 },
    ...changes,
  }) as PublicOrder;
const linesOf = (shown: PublicOrder, at = now) =>
  guestMoneyLines(shown, { now: at, timeZone: 'Europe/Vienna' }).map(([name, amount]) => `${name} ${amount}`);

describe('the money of an order, as its guest reads it', () => {
  const cut = order(16.7, {
    ...{ paidAmount: 28.4, refundedAmount: 5, refundingAmount: 5 },
    waitingRefunds: [{ amount: 5, until }],
  });

  test('adds up after a cut order was given back in part, while an equal refund waits and a rest is to come', () => {
    expect(linesOf(cut)).toEqual([
      'Preis der Bestellung 16.7',
      'Dafür bezahlt 33.4',
      'Davon zurückgezahlt 5',
      'Davon vorgemerkt, geht um 19:50 Uhr zurück 5',
      'Davon bekommen Sie noch 6.7',
      'Sie haben damit bezahlt 16.7',
    ]);
    expect(normalizeSpaces(moneyToComeText(cut, now)!)).toBe(
      'Ihre Bestellung kostet 16,70 €. Bezahlt haben Sie 33,40 €. Davon sind 5,00 € schon zurückgezahlt und 5,00 € veranlasst. Die Filiale gibt Ihnen auch die übrigen 6,70 € zurück.',
    );
  });

  test('names a refund that has waited as one on its way', () => {
    expect(linesOf(cut, Date.parse(until))[3]).toBe('Davon auf dem Weg zurück zu Ihnen 5');
  });

  test('has no lines where money only came, and nothing is to come of an order that ended', () => {
    expect(linesOf(order(20, { paidAmount: 20 }))).toEqual([]);
    const canceled = order(20, { status: 'canceled', paidAmount: 20, refundingAmount: 20 });
    expect(moneyToComeText(canceled, now)).toBeNull();
    expect(linesOf(canceled).at(-2)).toBe('Davon auf dem Weg zurück zu Ihnen 20');
  });

  test('says what comes back before anything was sent', () => {
    expect(normalizeSpaces(moneyToComeText(order(11.2, { paidAmount: 23 }), now)!)).toBe(
      'Ihre Bestellung kostet 11,20 €. Bezahlt haben Sie 23,00 €. Die Filiale gibt Ihnen den Unterschied zurück.',
    );
  });

  test('adds up for any amounts: what was paid less what goes back is the price, if more was paid', () => {
    const cents = fc.integer({ min: 0, max: 20_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, cents, cents, (total, refunded, refunding, more) => {
        const paidAmount = (toUnits(total) + toUnits(refunding) + toUnits(more)) / 10_000;
        const money = { paidAmount, refundedAmount: refunded, refundingAmount: refunding };
        const { paid, toCome } = guestMoney(order(total, money), now);
        const back = toUnits(refunded) + toUnits(refunding) + toUnits(toCome);
        expect(toUnits(paid) - back).toBe(toUnits(total));
      }),
    );
  });
});
