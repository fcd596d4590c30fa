import { describe, expect, it, test } from '@jest/globals';
import { fitsOrder, unfittingText } from './fits-order.js';

describe('a message that is sent once more', () => {
  test.each([
    ['newOrder', 'pending', true],
    ['newOrder', 'confirmed', false],
    ['newOrder', 'rejected', false],
    ['newOrder', 'canceled', false],
    ['confirmation', 'confirmed', true],
    ['confirmation', 'dispatched', true],
    ['confirmation', 'completed', false],
    ['inDelivery', 'ready', true],
    ['inDelivery', 'confirmed', false],
    ['rejection', 'rejected', true],
    ['rejection', 'confirmed', false],
    ['canceled', 'canceled', true],
    ['canceled', 'failed', false],
    ['refund', 'canceled', true],
    ['newRequest', 'offered', false],
    ['offer', 'offered', true],
    ['reviewRequest', 'completed', true],
  ] as const)('of the kind %s with an order that is %s fits: %s', (kind, status, expected) =>
    expect(fitsOrder(kind, { status, review: null })).toBe(expected),
  );

  it('names the order’s state if it does not fit', () => {
    const order = { status: 'canceled', review: null } as const;
    expect(unfittingText('newOrder', order)).toBe(
      'Die Bestellung hat jetzt den Status „Storniert“. Die Nachricht „Bestellung eingegangen“ passt nicht dazu und kann den Gast verwirren.',
    );
    expect(unfittingText('canceled', order)).toBeNull();
  });
});
