import type { Decision } from '../kernel/decider.js';
import type { SignageEvent } from './signage-events.js';
import type { EndedCommand, OpenCommand, SignagePlayer } from './signage-player.js';
import { type Refusal, refuse } from '../kernel/refusal.js';

export const isActive = ({ status }: OpenCommand): boolean => status !== 'requested';

/** The active command of the player. */
export const activeCommand = (open: readonly OpenCommand[]): OpenCommand | undefined => open.find(isActive);

/** Nobody has acknowledged it, so it may still expire. */
export const isUnacknowledged = (command: OpenCommand): boolean =>
  command.status === 'abortRequested' ? !command.isAcknowledged : command.status !== 'acknowledged';

/** A player that answers has evidently understood, whether or not its word about that arrived. */
export const acknowledgementOf = (command: OpenCommand): SignageEvent[] =>
  isUnacknowledged(command) ? [{ type: 'CommandAcknowledged', data: { command: command.id } }] : [];

/** Whether its time has run out at this instant. */
export const isOverdue = (command: OpenCommand, at: string): boolean =>
  isUnacknowledged(command) && Date.parse(command.expiresAt) <= Date.parse(at);

/** Decides about one command of a paired screen, according to whether it is open or has come to its end. */
export function onCommand(
  player: SignagePlayer,
  id: string,
  decide: {
    open: (command: OpenCommand) => Decision<SignageEvent>;
    ended: (command: EndedCommand) => Decision<SignageEvent>;
  },
): Decision<SignageEvent> {
  if (player.status !== 'paired') return refuseUnpaired(player);
  const open = player.open.find((command) => command.id === id);
  if (open) return decide.open(open);
  const ended = player.ended.find((command) => command.id === id);
  return ended ? decide.ended(ended) : refuseUnknownCommand();
}

/** The player's final word about a command it was given. What was final before stays as it was. */
export function finishCommand(player: SignagePlayer, id: string, end: SignageEvent): Decision<SignageEvent> {
  return onCommand(player, id, {
    open: (command) =>
      command.status === 'requested' ? refuseUndelivered() : [...acknowledgementOf(command), end],
    ended: () => [],
  });
}

export const refuseUnknownScreen = (): Refusal =>
  refuse('unknown', 'screen-unknown', 'Diesen Bildschirm gibt es nicht.');

export const refuseUnpaired = ({ status }: Exclude<SignagePlayer, { status: 'paired' }>): Refusal =>
  status === 'none'
    ? refuseUnknownScreen()
    : refuse(
        'conflict',
        'screen-unpaired',
        'Dieser Bildschirm ist nicht mehr gekoppelt. Bitte koppeln Sie ihn neu.',
      );

export const refuseUnknownCommand = (): Refusal =>
  refuse('unknown', 'command-unknown', 'Diesen Befehl gibt es nicht.');

export const refuseUndelivered = (): Refusal =>
  refuse('conflict', 'command-undelivered', 'Der Bildschirm hat diesen Befehl noch nicht abgeholt.');
