import type { Due } from './due-time.js';

type Timed = Pick<Due, 'dueAt' | 'kind'>;

/** Open orders by urgency: what is due now, the closest to now first; then what is due later, the soonest first. */
export function byUrgency(now: Date): (one: Timed, other: Timed) => number {
  const away = ({ dueAt }: Timed) => Math.abs(dueAt.getTime() - now.getTime());
  const isLater = ({ kind }: Timed) => Number(kind === 'later');
  return (one, other) => isLater(one) - isLater(other) || away(one) - away(other);
}
