import type { Decision } from '../kernel/decider.js';
import { isUnacknowledged, onCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';

/** The command's time is over: unless the player has acknowledged it in the meantime it will not be done. */
export function expireCommand(player: SignagePlayer, command: string): Decision<SignageEvent> {
  if (player.status !== 'paired') return [];
  return onCommand(player, command, {
    open: (open) => (isUnacknowledged(open) ? [{ type: 'CommandExpired', data: { command } }] : []),
    ended: () => [],
  });
}
