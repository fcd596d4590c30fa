import type { Decision } from '../kernel/decider.js';
import { isRefusal } from '../kernel/refusal.js';
import { acknowledgeCommand } from './acknowledge-command.js';
import { completeCommand } from './complete-command.js';
import { confirmAbort } from './confirm-abort.js';
import { deliverCommand } from './deliver-command.js';
import { failCommand } from './fail-command.js';
import { reportProgress } from './report-progress.js';
import type { SignageEvent } from './signage-events.js';
import { signagePlayerDecider, type SignagePlayer } from './signage-player.js';

/** A report of a player about a command; `about` is null if it only asks for the next one. */
export type PlayerReport =
  | { readonly about: null }
  | { readonly about: string; readonly says: 'acknowledged' | 'aborted' }
  | {
      readonly about: string;
      readonly says: 'progressed';
      readonly percent: number;
      readonly text: string;
    }
  | { readonly about: string; readonly says: 'completed'; readonly result: string | null }
  | {
      readonly about: string;
      readonly says: 'failed';
      readonly code: string;
      readonly message: string;
    };

/** Handles a player's report at an instant (ISO) and delivers its next command. */
export function handlePlayerReport(
  player: SignagePlayer,
  report: PlayerReport,
  at: string,
): Decision<SignageEvent> {
  const reported = decide(player, report, at);
  if (isRefusal(reported)) return reported;
  const delivered = deliverCommand(reported.reduce(signagePlayerDecider.evolve, player), at);
  return isRefusal(delivered) ? delivered : [...reported, ...delivered];
}

function decide(player: SignagePlayer, report: PlayerReport, at: string): Decision<SignageEvent> {
  if (report.about === null) return [];
  switch (report.says) {
    case 'acknowledged':
      return acknowledgeCommand(player, report.about);
    case 'aborted':
      return confirmAbort(player, report.about);
    case 'progressed':
      return reportProgress(player, report.about, { percent: report.percent, text: report.text, at });
    case 'completed':
      return completeCommand(player, report.about, report.result);
    case 'failed':
      return failCommand(player, report.about, { code: report.code, message: report.message });
    default:
      return report satisfies never;
  }
}
