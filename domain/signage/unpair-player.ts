import type { Decision } from '../kernel/decider.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';
import { refuseUnknownScreen } from './signage-refusals.js';

/** Takes a screen away. What it has not finished counts as aborted. */
export function unpairPlayer(player: SignagePlayer): Decision<SignageEvent> {
  switch (player.status) {
    case 'none':
      return refuseUnknownScreen();
    case 'paired':
      return [
        ...player.open.map(({ id }): SignageEvent => ({ type: 'CommandAborted', data: { command: id } })),
        { type: 'PlayerUnpaired', data: {} },
      ];
    case 'unpaired':
      return [];
    default:
      return player satisfies never;
  }
}
