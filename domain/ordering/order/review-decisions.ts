import type { Decision } from '../../kernel/decider.js';
import { refuse } from '../../kernel/refusal.js';
import type { Order } from './order.js';
import { refuseWithoutAddress } from './message-decisions.js';
import { refuseUnknownOrder } from './order-decisions.js';
import type { OrderEvent } from './order-events.js';

export interface AnswerReview {
  readonly text: string;
  /** Whether the guest gave an e-mail address. */
  readonly hasAddress: boolean;
  /** Why no mail can leave, in German. */
  readonly obstacle: string | null;
  /** Whether the shop asks for reviews, and sends its answers. */
  readonly isOffered: boolean;
  readonly isMailed: boolean;
}

/** The branch's answer to a review, once: it leaves by mail and cannot be called back. */
export function answerReview(order: Order, request: AnswerReview): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (!order.isReviewed) {
    return refuse('conflict', 'order-is-not-reviewed', 'Zu dieser Bestellung gibt es keine Bewertung.');
  }
  if (order.isReviewAnswered) {
    return refuse('conflict', 'review-is-answered', 'Diese Bewertung ist schon beantwortet.');
  }
  if (!request.isOffered) {
    return refuse(
      'conflict',
      'reviews-not-offered',
      'Bewertungen sind ausgeschaltet. Schalten Sie sie in der Konfiguration ein, um zu antworten.',
    );
  }
  if (!request.isMailed) {
    return refuse(
      'conflict',
      'answers-not-mailed',
      'Antworten auf Bewertungen sind unter „Nachrichten“ nicht als E-Mail eingeschaltet.',
    );
  }
  if (request.obstacle !== null) return refuse('conflict', 'mails-not-sent', request.obstacle);
  if (!request.hasAddress) return refuseWithoutAddress('email');
  const text = request.text.trim();
  if (text !== '') return [{ type: 'ReviewAnswered', data: { text } }];
  return refuse('invalid', 'answer-empty', 'Bitte schreiben Sie eine Antwort.', 'text');
}
