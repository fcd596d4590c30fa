import { commentLength } from './comment-length.js';
import type { DueOrder } from './columns.js';
import { choiceWords } from '../../shared/orders/order.labels.js';

export type Lane = 'left' | 'right';

/** Pixels by which a lane may be ahead of the other before a card leaves it: about half a card. */
const STAYS_WITHIN = 200;

/**
 * In which of two lanes each card stands, so that none waits for the height of the card beside it: the next one goes where
 * there is room first. A card stays in the lane that it had `before` (by order id) while the lanes are about even: otherwise
 * each card that leaves would move all after it to the other side. Heights are estimated: measuring what is drawn would cost
 * a layout for each card.
 */
export function lanesOf(orders: readonly DueOrder[], before: ReadonlyMap<string, Lane> = new Map()): Lane[] {
  const heights = { left: 0, right: 0 };
  return orders.map(({ order }) => {
    const first: Lane = heights.left <= heights.right ? 'left' : 'right';
    const own = before.get(order.id);
    const isEven = Math.abs(heights.left - heights.right) <= STAYS_WITHIN;
    const lane = own && isEven ? own : first;
    heights[lane] += estimatedHeight(order);
    return lane;
  });
}

/** The same for orders that come and go: each call knows the lanes of the one before. */
export function lanesThatStay(): (orders: readonly DueOrder[]) => Lane[] {
  let before: ReadonlyMap<string, Lane> = new Map();
  return (orders) => {
    const lanes = lanesOf(orders, before);
    before = new Map(orders.map(({ order }, index) => [order.id, lanes[index]!]));
    return lanes;
  };
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
