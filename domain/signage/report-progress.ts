import type { Decision } from '../kernel/decider.js';
import { begun, onCommand } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import type { SignagePlayer } from './signage-player.js';
import { refuseUndelivered } from './signage-refusals.js';

const LEAST_DISTANCE_MS = 5_000;

export interface ReportProgress {
  readonly percent: number;
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
}

/** Progress of the player. A report within five seconds of the last one is not recorded. */
export function reportProgress(
  player: SignagePlayer,
  command: string,
  { percent, text, at }: ReportProgress,
): Decision<SignageEvent> {
  return onCommand(player, command, {
    open: (open) => {
      if (open.status === 'requested') return refuseUndelivered();
      const last = 'progressedAt' in open ? open.progressedAt : null;
      if (last !== null && Date.parse(at) - Date.parse(last) < LEAST_DISTANCE_MS) return [];
      return [...begun(open), { type: 'CommandProgressed', data: { command, percent, text, at } }];
    },
    ended: () => [],
  });
}
