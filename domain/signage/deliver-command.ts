import type { Decision } from '../kernel/decider.js';
import { isAtWork, isOverdue } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';
import { refuseUnpaired } from './signage-refusals.js';

/**
 * The player asks what is to be done at an instant (ISO). It gets the next command if it has none active;
 * expired commands are never delivered.
 */
export function deliverCommand(player: SignagePlayer, at: string): Decision<SignageEvent> {
  if (player.status !== 'paired') return refuseUnpaired(player);
  const overdue = player.open.filter((command) => isOverdue(command, at));
  const [next] = player.open.filter((command) => !overdue.includes(command));
  return [
    ...overdue.map(({ id }): SignageEvent => ({ type: 'CommandExpired', data: { command: id } })),
    ...(next && !isAtWork(next) ? [{ type: 'CommandDelivered' as const, data: { command: next.id } }] : []),
  ];
}
