import type { Decision } from '../kernel/decider.js';
import { refuse } from '../kernel/refusal.js';
import { atWork, onCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { EndedCommand, OpenCommand, SignagePlayer } from './signage-player.js';
import { refuseUnpaired } from './signage-refusals.js';

/**
 * Staff no longer want a command; null is the one at work, or else the last that waits. What the player has
 * fetched only the player can stop.
 */
export function abortCommand(player: SignagePlayer, command: string | null): Decision<SignageEvent> {
  if (player.status !== 'paired') return refuseUnpaired(player);
  if (command !== null) return onCommand(player, command, { open: abortOpen, ended: abortEnded });
  const meant = atWork(player.open) ?? player.open.at(-1);
  return meant ? abortOpen(meant) : refuseNothing();
}

function abortOpen(open: OpenCommand): Decision<SignageEvent> {
  const data = { command: open.id };
  switch (open.status) {
    case 'requested':
      return [{ type: 'CommandAborted', data }];
    case 'delivered':
    case 'acknowledged':
      return [{ type: 'CommandAbortRequested', data }];
    case 'abortRequested':
      return [];
    default:
      return open satisfies never;
  }
}

const abortEnded = ({ status }: EndedCommand): Decision<SignageEvent> =>
  status === 'aborted' ? [] : refuseEnded();

const refuseNothing = () =>
  refuse('conflict', 'nothing-to-abort', 'Es gibt keinen Befehl, den Sie abbrechen könnten.');

const refuseEnded = () =>
  refuse(
    'conflict',
    'command-ended',
    'Der Befehl konnte nicht abgebrochen werden, weil er schon zu Ende ist.',
  );
