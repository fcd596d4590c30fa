import { expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { eventsUntil } from '../testing/orders.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { answerReview } from './review-decisions.js';

const { given, outcome, after } = givenWhenThen(orderDecider);
const review: OrderEvent = {
  type: 'ReviewSubmitted',
  data: { rating: 5, foodRating: 5, serviceRating: 4, processRating: 3, comment: 'Gut!' },
};
const reviewed = given(...eventsUntil.completed, review);
const answer = { text: ' Danke! ', hasAddress: true, isOffered: true, isMailed: true, obstacle: null };

test('a review is answered once, without blanks at the ends', () => {
  const decided = answerReview(reviewed, answer);
  expect(decided).toEqual([{ type: 'ReviewAnswered', data: { text: 'Danke!' } }]);
  expect(outcome(answerReview(after(reviewed, decided), answer))).toBe('review-is-answered');
});

test.each([
  ['of an order that was not reviewed', given(...eventsUntil.completed), answer, 'order-is-not-reviewed'],
  ['of an order that does not exist', given(), answer, 'order-unknown'],
  ['without an e-mail address', reviewed, { ...answer, hasAddress: false }, 'no-email-address'],
  ['while reviews are off', reviewed, { ...answer, isOffered: false }, 'reviews-not-offered'],
  ['while answers are not mailed', reviewed, { ...answer, isMailed: false }, 'answers-not-mailed'],
  ['while no mails leave', reviewed, { ...answer, obstacle: 'Es gehen keine Mails.' }, 'mails-not-sent'],
  ['without a text', reviewed, { ...answer, text: ' ' }, 'answer-empty'],
])('an answer %s is refused', (_, order, request, expected) => {
  expect(outcome(answerReview(order, request))).toBe(expected);
});
