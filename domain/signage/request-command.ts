import type { Decision } from '../kernel/decider.js';
import { refuse } from '../kernel/refusal.js';
import type { SignageInstruction } from './signage-command.schema.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';
import { refuseUnpaired } from './signage-refusals.js';

/** Commands that may wait behind the one whose turn it is. */
const MOST_WAITING = 10;

export interface RequestCommand {
  readonly command: string;
  readonly instruction: SignageInstruction;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Asks a screen to do something. What was asked of the same type and is not delivered yet gives way. */
export function requestCommand(player: SignagePlayer, request: RequestCommand): Decision<SignageEvent> {
  if (player.status !== 'paired') return refuseUnpaired(player);
  const { command, instruction } = request;
  if ([...player.open, ...player.ended].some(({ id }) => id === command)) return [];
  const superseded = player.open.filter(
    ({ status, type }) => status === 'requested' && type === instruction.type,
  );
  if (player.open.length - superseded.length > MOST_WAITING) return refuseFull();
  return [
    ...superseded.map(({ id }): SignageEvent => ({
      type: 'CommandSuperseded',
      data: { command: id, by: command },
    })),
    { type: 'CommandRequested', data: request },
  ];
}

const refuseFull = () =>
  refuse(
    'conflict',
    'too-many-commands',
    'Auf diesem Bildschirm warten schon zehn Befehle. Bitte warten Sie, bis einer erledigt ist.',
  );
