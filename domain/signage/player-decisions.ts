import type { Decision } from '../kernel/decider.js';
import { isRefusal, refuse } from '../kernel/refusal.js';
import type { SignageEvent } from './signage-events.js';
import { type SignagePlayer, signagePlayerDecider } from './signage-player.js';
import {
  acknowledgementOf,
  finishCommand,
  isActive,
  isOverdue,
  isUnacknowledged,
  onCommand,
  refuseUndelivered,
  refuseUnpaired,
} from './signage-commands.js';

/** What a player reports about a command; null if it only asks for the next one. */
export type PlayerReport =
  | null
  | { readonly status: 'acknowledged' | 'aborted'; readonly command: string }
  | {
      readonly status: 'progressed';
      readonly command: string;
      readonly percent: number;
      readonly text: string;
    }
  | { readonly status: 'completed'; readonly command: string; readonly result: string | null }
  | {
      readonly status: 'failed';
      readonly command: string;
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
  if (report === null) return [];
  switch (report.status) {
    case 'acknowledged':
      return acknowledgeCommand(player, report.command);
    case 'aborted':
      return confirmAbort(player, report.command);
    case 'progressed':
      return reportProgress(player, report.command, { percent: report.percent, text: report.text, at });
    case 'completed':
      return completeCommand(player, report.command, report.result);
    case 'failed':
      return failCommand(player, report.command, { code: report.code, message: report.message });
    default:
      return report satisfies never;
  }
}

/**
 * The player asks what is to be done at an instant (ISO). It gets the next command if it has none active;
 * expired commands are never delivered.
 */
export function deliverCommand(player: SignagePlayer, at: string): Decision<SignageEvent> {
  if (player.status !== 'paired') return refuseUnpaired(player);
  const overdue = player.open.filter((command) => isOverdue(command, at));
  const [next] = player.open.filter((command) => !overdue.includes(command));
  return [
    ...overdue.map(({ id }): SignageEvent => ({ type: 'CommandExpired', data: { command: id } })),
    ...(next && !isActive(next) ? [{ type: 'CommandDelivered' as const, data: { command: next.id } }] : []),
  ];
}

/** The command's time is over: unless the player has acknowledged it in the meantime it will not be done. */
export function expireCommand(player: SignagePlayer, command: string): Decision<SignageEvent> {
  if (player.status !== 'paired') return [];
  return onCommand(player, command, {
    open: (open) => (isUnacknowledged(open) ? [{ type: 'CommandExpired', data: { command } }] : []),
    ended: () => [],
  });
}

/** The player has understood the command and begins. */
export function acknowledgeCommand(player: SignagePlayer, command: string): Decision<SignageEvent> {
  return onCommand(player, command, {
    open: (open) => (open.status === 'requested' ? refuseUndelivered() : acknowledgementOf(open)),
    ended: () => [],
  });
}

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
      return [
        ...acknowledgementOf(open),
        { type: 'CommandProgressed', data: { command, percent, text, at } },
      ];
    },
    ended: () => [],
  });
}

/** The player has done it. It may have been faster than an abort. */
export const completeCommand = (
  player: SignagePlayer,
  command: string,
  result: string | null,
): Decision<SignageEvent> =>
  finishCommand(player, command, { type: 'CommandCompleted', data: { command, result } });

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

/** The player has stopped doing what it was asked to stop. */
export function confirmAbort(player: SignagePlayer, command: string): Decision<SignageEvent> {
  return onCommand(player, command, {
    open: (open) =>
      open.status === 'abortRequested' ? [{ type: 'CommandAborted', data: { command } }] : refuseUnasked(),
    ended: () => [],
  });
}

const refuseUnasked = () =>
  refuse('conflict', 'abort-not-requested', 'Niemand hat verlangt, diesen Befehl abzubrechen.');
