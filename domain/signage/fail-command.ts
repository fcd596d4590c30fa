import type { Decision } from '../kernel/decider.js';
import { finishCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';

export interface CommandError {
  /** In kebab-case. */
  readonly code: string;
  /** German. */
  readonly message: string;
}

/** The player could not do it. */
export const failCommand = (
  player: SignagePlayer,
  command: string,
  error: CommandError,
): Decision<SignageEvent> =>
  finishCommand(player, command, { type: 'CommandFailed', data: { command, ...error } });
