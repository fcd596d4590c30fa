import type { Decision } from '../kernel/decider.js';
import { begun, onCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';
import { refuseUndelivered } from './signage-refusals.js';

/** The player has understood the command and begins. */
export function acknowledgeCommand(player: SignagePlayer, command: string): Decision<SignageEvent> {
  return onCommand(player, command, {
    open: (open) => (open.status === 'requested' ? refuseUndelivered() : begun(open)),
    ended: () => [],
  });
}
