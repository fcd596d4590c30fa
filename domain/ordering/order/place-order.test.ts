import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { eventsUntil, orderPlaced, placedOrder } from '../testing/orders.js';
import { orderDecider } from './order.js';
import { placeOrder } from './order-decisions.js';

const { given } = givenWhenThen(orderDecider);

describe('placing an order', () => {
  const handling = { missedAfterMinutes: 15, isConfirmedByRule: false };
  const attempt = '44444444-4444-4444-8444-444444444444';

  test('submits it to the branch at once if it is paid on the spot', () => {
    expect(placeOrder(given(), placedOrder({ handling }), attempt)).toEqual([
      orderPlaced({ handling }),
      { type: 'OrderSubmitted', data: { confirmBy: '2026-11-20T17:15:00.000Z' } },
    ]);
  });

  test('submits it with the mark that the branch confirms by a rule', () => {
    const placed = placedOrder({ handling: { ...handling, isConfirmedByRule: true } });
    expect(placeOrder(given(), placed, attempt)).toMatchObject([{}, { data: { isConfirmedByRule: true } }]);
  });

  test('does not submit it before it is paid if it is paid online', () => {
    const placed = placedOrder({ paymentMethod: 'mollie' });
    expect(placeOrder(given(), placed, attempt)).toEqual([
      { type: 'OrderPlaced', data: placed },
      {
        type: 'PaymentInitiated',
        data: { attempt, method: 'mollie', capture: 'automatic', amount: 33, initiatedAt: placed.placedAt },
      },
    ]);
  });

  test.each(['cash', 'mollie'] as const)(
    'by %s does not submit what is a request for a quotation',
    (paymentMethod) => {
      const placed = placedOrder({ paymentMethod, isQuotation: true });
      expect(placeOrder(given(), placed, attempt)).toEqual([{ type: 'OrderPlaced', data: placed }]);
      expect(given({ type: 'OrderPlaced', data: placed }).status).toBe('requested');
    },
  );

  test('happens once', () => {
    expect(placeOrder(given(...eventsUntil.pending), placedOrder(), attempt)).toEqual([]);
  });
});
