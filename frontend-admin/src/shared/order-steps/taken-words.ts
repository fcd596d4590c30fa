import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { TakenStep } from './outbox.js';

/** What was done by a step: 'bestätigt', 'in Zustellung'. */
const doneWords = (target: OrderStatus): string =>
  statusLabels[target].charAt(0).toLowerCase() + statusLabels[target].slice(1);

/** A number stays on the line of its word. */
const SPACE = '\u00a0';

/** 'Nr. 16 abgeschlossen', '5 Bestellungen bestätigt', '3 bestätigt, 2 abgeschlossen' */
export function takenWords(steps: readonly Pick<TakenStep, 'ticketNumber' | 'target'>[]): string {
  const [first] = steps;
  if (!first) return '';
  if (steps.length === 1) return `Nr.${SPACE}${first.ticketNumber} ${doneWords(first.target)}`;
  const targets = [...new Set(steps.map(({ target }) => target))];
  if (targets.length === 1) return `${steps.length}${SPACE}Bestellungen ${doneWords(first.target)}`;
  return targets
    .map((target) => `${steps.filter((step) => step.target === target).length}${SPACE}${doneWords(target)}`)
    .join(', ');
}
