import type { Decision } from '../kernel/decider.js';
import { refuse } from '../kernel/refusal.js';
import { onCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';

/** The player has stopped doing what it was asked to stop. */
export function confirmAbort(player: SignagePlayer, command: string): Decision<SignageEvent> {
  return onCommand(player, command, {
    open: (open) =>
      open.status === 'abortRequested' ? [{ type: 'CommandAborted', data: { command } }] : refuseUnasked(),
    ended: () => [],
  });
}

const refuseUnasked = () =>
  refuse('conflict', 'abort-not-requested', 'Niemand hat verlangt, diesen Befehl abzubrechen.');
