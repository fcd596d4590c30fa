import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PublicOrder } from '../contracts/order.schema.js';
import { toUnits } from '../kernel/money.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { guestMoney, guestMoneyLines, guestSumTexts, moneyToComeText } from './guest-money.js';

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

describe('the sums of an order that is open, on its page', () => {
  const open = (totalGross: number, changes: Partial<PublicOrder>) =>
    order(totalGross, {
      ...{ paymentMethod: 'cash', isConfirmed: true, isDelivery: false, isDineIn: false },
      pricing: { totalGross, model: 'fixed' } as PublicOrder['pricing'],
      ...changes,
    });
  const textsOf = (shown: PublicOrder) =>
    guestSumTexts(shown, { now, timeZone: 'Europe/Vienna' }).map(normalizeSpaces);

  test('are what was paid and what is still to be paid on the spot', () => {
    expect(textsOf(open(36.2, { paidAmount: 20, openAmount: 16.2 }))).toEqual([
      'Bezahlt: 20,00 €',
      'Noch zu bezahlen: 16,20 € (bei der Abholung)',
    ]);
    expect(textsOf(open(36.2, { openAmount: 36.2, isDelivery: true }))).toEqual([
      'Noch zu bezahlen: 36,20 € (bei der Lieferung)',
    ]);
  });

  test('count what the provider holds as paid', () => {
    const held = { paymentMethod: 'mollie', heldAmount: 20, openAmount: 36.2 } as const;
    expect(textsOf(open(36.2, { ...held, isConfirmed: false }))).toEqual([
      'Bezahlt: 20,00 € (wird bei der Bestätigung abgebucht)',
      'Noch zu bezahlen: 16,20 € (online, sobald Ihre Bestellung bestätigt ist)',
    ]);
    expect(textsOf(open(36.2, held))[1]).toBe('Noch zu bezahlen: 16,20 € (online auf dieser Seite)');
  });

  test('name what is still to be paid below what was given back', () => {
    const texts = textsOf(open(40, { paidAmount: 20, refundedAmount: 5, openAmount: 20 }));
    expect(texts.at(-1)).toBe('Noch zu bezahlen: 20,00 € (bei der Abholung)');
    expect(texts).not.toContain('Bezahlt: 20,00 €');
  });

  test('are none once all is paid, nor of a request or an order that ended', () => {
    expect(textsOf(open(20, { paidAmount: 20, openAmount: 0 }))).toEqual([]);
    for (const status of ['requested', 'completed', 'canceled'] as const) {
      expect(textsOf(open(20, { status, openAmount: 20 }))).toEqual([]);
    }
  });
});
