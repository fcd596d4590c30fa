import { commentLength } from './comment-length.js';
import type { DueOrder } from './columns.js';
import { choiceWords } from '../../shared/orders/order.labels.js';

export type Lane = 'left' | 'right';

/**
 * In which of two lanes each card stands, so that none waits for the height of the card beside it: the next one goes where
 * there is room first. Heights are estimated: measuring what is drawn would cost a layout for each card.
 */
export function lanesOf(orders: readonly DueOrder[]): Lane[] {
  let [left, right] = [0, 0];
  return orders.map(({ order }) => {
    const height = estimatedHeight(order);
    if (left <= right) {
      left += height;
      return 'left';
    }
    right += height;
    return 'right';
  });
}

/** Pixels of a card without its lines, and of what may be on it. */
const FRAME = 265;
const LINE = 19;
const LETTERS = 32;
const ITEM_EDGE = 9;
const commentHeights = { short: 70, medium: 135, long: 135 } as const;

const linesFor = (text: string): number => Math.ceil(text.length / LETTERS);

function estimatedHeight({ items, comment, mode }: DueOrder['order']): number {
  const lines = items.reduce((sum, { name, parts }) => {
    const choices = parts.map(choiceWords).filter(Boolean).join(' · ');
    return sum + linesFor(name) + linesFor(choices);
  }, 0);
  const place = mode === 'takeaway' ? 0 : LINE;
  return (
    FRAME +
    lines * LINE +
    items.length * ITEM_EDGE +
    place +
    (comment ? commentHeights[commentLength(comment)] : 0)
  );
}
