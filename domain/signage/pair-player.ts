import type { Decision } from '../kernel/decider.js';
import { refuse } from '../kernel/refusal.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';
import { refuseUnpaired } from './signage-refusals.js';

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
