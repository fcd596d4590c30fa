import type { Decision } from '../kernel/decider.js';
import { finishCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';

/** The player has done it. It may have been faster than an abort. */
export const completeCommand = (
  player: SignagePlayer,
  command: string,
  result: string | null,
): Decision<SignageEvent> =>
  finishCommand(player, command, { type: 'CommandCompleted', data: { command, result } });
