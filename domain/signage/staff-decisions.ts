import type { Decision } from '../kernel/decider.js';
import { refuse } from '../kernel/refusal.js';
import type { SignageEvent } from './signage-events.js';
import type { EndedCommand, OpenCommand, SignagePlayer } from './signage-player.js';
import { activeCommand, onCommand, refuseUnknownScreen, refuseUnpaired } from './signage-commands.js';
import type { SignageInstruction } from './signage-command.schema.js';

export interface PairPlayer {
  readonly name: string;
  readonly branch: string;
}

/** Staff take a screen on. A screen that was taken away again comes back as a new one. */
export function pairPlayer(player: SignagePlayer, { name, branch }: PairPlayer): Decision<SignageEvent> {
  switch (player.status) {
    case 'none':
      return [{ type: 'PlayerPaired', data: { name, branch } }];
    case 'paired':
      return player.name === name && player.branch === branch ? [] : refusePaired();
    case 'unpaired':
      return refuseUnpaired(player);
    default:
      return player satisfies never;
  }
}

const refusePaired = () =>
  refuse('conflict', 'screen-paired', 'Dieser Bildschirm wurde inzwischen gekoppelt.', 'code');

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

/**
 * Staff no longer want a command; null is the one at work, or else the last that waits. What the player has
 * fetched only the player can stop.
 */
export function abortCommand(player: SignagePlayer, command: string | null): Decision<SignageEvent> {
  if (player.status !== 'paired') return refuseUnpaired(player);
  if (command !== null) return onCommand(player, command, { open: abortOpen, ended: abortEnded });
  const meant = activeCommand(player.open) ?? player.open.at(-1);
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
