import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { TakenStep } from './outbox.js';

/** What becomes of an order by a step: 'wird bestätigt', 'geht in Zustellung', of several 'werden bestätigt'. */
function comingWords(target: OrderStatus, isOne: boolean): string {
  if (target === 'dispatched') return `${isOne ? 'geht' : 'gehen'} in Zustellung`;
  if (target === 'ready') return `${isOne ? 'wird' : 'werden'} bereitgestellt`;
  return `${isOne ? 'wird' : 'werden'} ${doneWords(target)}`;
}

/** 'bestätigt', 'in Zustellung' */
const doneWords = (target: OrderStatus): string =>
  statusLabels[target].charAt(0).toLowerCase() + statusLabels[target].slice(1);

/** A number stays on the line of its word. */
const SPACE = '\u00a0';

type Step = Pick<TakenStep, 'ticketNumber' | 'target'>;

/**
 * Of steps that are not sent yet, so nothing here may sound as if it were done: 'Nr. 16 wird abgeschlossen',
 * '5 Bestellungen werden bestätigt', '3 werden bestätigt, 2 werden abgeschlossen'.
 */
export function takenWords(steps: readonly Step[]): string {
  const [first] = steps;
  if (!first) return '';
  if (steps.length === 1) return `Nr.${SPACE}${first.ticketNumber} ${comingWords(first.target, true)}`;
  const targets = [...new Set(steps.map(({ target }) => target))];
  if (targets.length === 1) return `${steps.length}${SPACE}Bestellungen ${comingWords(first.target, false)}`;
  return targets
    .map((target) => {
      const count = steps.filter((step) => step.target === target).length;
      return `${count}${SPACE}${comingWords(target, count === 1)}`;
    })
    .join(', ');
}

/** While the connection is lost: 'Nr. 16 noch nicht bestätigt: keine Verbindung' */
export function stuckWords(steps: readonly Step[]): string {
  const [first] = steps;
  if (!first) return '';
  const areAlike = steps.every(({ target }) => target === first.target);
  const which =
    steps.length === 1 ? `Nr.${SPACE}${first.ticketNumber}` : `${steps.length}${SPACE}Bestellungen`;
  return `${which} noch nicht ${areAlike ? doneWords(first.target) : 'gesendet'}: keine Verbindung`;
}
