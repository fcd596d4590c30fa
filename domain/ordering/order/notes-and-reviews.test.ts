import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { addNote, submitReview } from './order-decisions.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { eventsUntil } from '../testing/orders.js';

const { given, outcome } = givenWhenThen(orderDecider);
type Status = keyof typeof eventsUntil;

describe('a note', () => {
  test.each(Object.entries(eventsUntil).filter(([status]) => status !== 'none'))(
    'can be added to an order that is %s',
    (_status, events) => {
      const note = { type: 'NoteAdded', data: { text: 'Ruft zurück' } };
      expect(addNote(given(...events), { text: ' Ruft zurück ' })).toEqual([note]);
    },
  );

  test('needs an order and a text', () => {
    expect(outcome(addNote(given(), { text: 'x' }))).toBe('order-unknown');
    const refusal = addNote(given(...eventsUntil.pending), { text: ' ' });
    expect(refusal).toMatchObject({ kind: 'invalid', problems: [{ field: 'text' }] });
  });
});

describe('a review', () => {
  const review = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment: ' Gut ' };
  const submitted: OrderEvent = { type: 'ReviewSubmitted', data: { ...review, comment: 'Gut' } };

  test.each(Object.keys(eventsUntil) as Status[])('of an order that is %s', (status) => {
    const expected = { completed: 'ReviewSubmitted', none: 'order-unknown' } as Record<string, string>;
    const decision = submitReview(given(...eventsUntil[status]), review);
    expect(outcome(decision)).toBe(expected[status] ?? 'order-is-not-completed');
  });

  test('is kept with its comment without blanks around it', () => {
    expect(submitReview(given(...eventsUntil.completed), review)).toEqual([submitted]);
  });

  test('is given once', () => {
    const order = given(...eventsUntil.completed, submitted);
    expect(submitReview(order, review)).toMatchObject({ kind: 'conflict', code: 'order-is-reviewed' });
  });
});
