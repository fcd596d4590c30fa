import type { Decider } from '../kernel/decider.js';
import type { SignageCommandType } from './signage-command.schema.js';
import type { SignageEvent } from './signage-events.js';

/** A player's answers to older commands than these are no longer known. */
const REMEMBERED_ENDS = 200;

interface CommandFacts {
  readonly id: string;
  readonly type: SignageCommandType;
  /** ISO instant; until then the player must have acknowledged it. */
  readonly expiresAt: string;
}

interface Progress {
  readonly progressedAt: string | null;
}

export type OpenCommand = CommandFacts &
  (
    | { readonly status: 'requested' }
    | { readonly status: 'delivered' }
    | ({ readonly status: 'acknowledged' } & Progress)
    | ({ readonly status: 'abortRequested'; readonly isAcknowledged: boolean } & Progress)
  );

export type FinalStatus = 'completed' | 'failed' | 'aborted' | 'expired' | 'superseded';

export interface EndedCommand {
  readonly id: string;
  readonly status: FinalStatus;
}

interface Pairing {
  readonly name: string;
  readonly branch: string;
}

export interface PairedPlayer extends Pairing {
  readonly status: 'paired';
  /** In the order in which they are done: only the first can be at work, the others wait. */
  readonly open: readonly OpenCommand[];
  readonly ended: readonly EndedCommand[];
}

/** One screen with its commands, as far as decisions need it. */
export type SignagePlayer =
  { readonly status: 'none' } | PairedPlayer | (Pairing & { readonly status: 'unpaired' });

export const signagePlayerDecider: Decider<SignagePlayer, SignageEvent> = {
  initial: { status: 'none' },
  evolve: (player, event) => {
    if (event.type === 'PlayerPaired') return { status: 'paired', ...event.data, open: [], ended: [] };
    if (player.status !== 'paired') throw new Error(`${event.type} on a screen that is not paired`);
    if (event.type === 'PlayerUnpaired') {
      return { status: 'unpaired', name: player.name, branch: player.branch };
    }
    return afterCommandEvent(player, event);
  },
};

type CommandEvent = Exclude<SignageEvent, { type: 'PlayerPaired' | 'PlayerUnpaired' }>;

function afterCommandEvent(player: PairedPlayer, event: CommandEvent): PairedPlayer {
  const { command: id } = event.data;
  switch (event.type) {
    case 'CommandRequested': {
      const { instruction, expiresAt } = event.data;
      return {
        ...player,
        open: [...player.open, { id, type: instruction.type, expiresAt, status: 'requested' }],
      };
    }
    case 'CommandDelivered':
      return changed(player, id, (command) => ({ ...factsOf(command), status: 'delivered' }));
    case 'CommandAcknowledged':
      return changed(player, id, (command) =>
        command.status === 'abortRequested'
          ? { ...command, isAcknowledged: true }
          : { ...factsOf(command), status: 'acknowledged', progressedAt: null },
      );
    case 'CommandProgressed':
      return changed(player, id, (command) => ({ ...command, progressedAt: event.data.at }));
    case 'CommandAbortRequested':
      return changed(player, id, (command) => ({
        ...factsOf(command),
        status: 'abortRequested',
        isAcknowledged: command.status === 'acknowledged',
        progressedAt: command.status === 'acknowledged' ? command.progressedAt : null,
      }));
    case 'CommandCompleted':
      return ended(player, id, 'completed');
    case 'CommandFailed':
      return ended(player, id, 'failed');
    case 'CommandAborted':
      return ended(player, id, 'aborted');
    case 'CommandExpired':
      return ended(player, id, 'expired');
    case 'CommandSuperseded':
      return ended(player, id, 'superseded');
    default:
      return event satisfies never;
  }
}

const factsOf = ({ id, type, expiresAt }: OpenCommand): CommandFacts => ({ id, type, expiresAt });

const changed = (
  player: PairedPlayer,
  id: string,
  change: (command: OpenCommand) => OpenCommand,
): PairedPlayer => ({
  ...player,
  open: player.open.map((command) => (command.id === id ? change(command) : command)),
});

const ended = (player: PairedPlayer, id: string, status: FinalStatus): PairedPlayer => ({
  ...player,
  open: player.open.filter((command) => command.id !== id),
  ended: [...player.ended, { id, status }].slice(-REMEMBERED_ENDS),
});
