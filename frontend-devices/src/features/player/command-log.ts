import { type Display, emptyDisplay, type Period } from './display.js';

/** How a command ended; it is reported until the server knows. */
export type Answer =
  | { readonly state: 'completed'; readonly result: string | null }
  | { readonly state: 'failed'; readonly code: string; readonly message: string }
  | { readonly state: 'aborted' };

/** What the player did about a command. `identifying` takes a while, `reloading` ends with the next start. */
export type CommandState =
  | Answer
  | { readonly state: 'identifying'; readonly period: Period; readonly isReported: boolean }
  | { readonly state: 'reloading' };

/** The names `journal` and `deed` are stored on screens. */
export interface LoggedCommand {
  readonly command: string;
  readonly deed: CommandState;
}

/**
 * All that a player remembers. It is stored in one write, so that doing a command and noting that it is done are one
 * step: whenever the player is killed, it has done and noted a command, or neither.
 */
export interface PlayerRecord {
  readonly display: Display;
  /** Oldest first. */
  readonly journal: readonly LoggedCommand[];
}

export const emptyRecord: PlayerRecord = { display: emptyDisplay, journal: [] };

const REMEMBERED_COMMANDS = 100;

export const commandStateOf = ({ journal }: PlayerRecord, command: string): CommandState | null =>
  journal.find((entry) => entry.command === command)?.deed ?? null;

/** Logs the state of a command, in place of an earlier one. */
export function withCommandState(
  record: PlayerRecord,
  command: string,
  state: CommandState,
  display = record.display,
): PlayerRecord {
  const entry: LoggedCommand = { command, deed: state };
  const isKnown = commandStateOf(record, command) !== null;
  const journal = isKnown
    ? record.journal.map((other) => (other.command === command ? entry : other))
    : [...record.journal, entry].slice(-REMEMBERED_COMMANDS);
  return { display, journal };
}

/** A start of the page is what `reload` asked for. */
export function afterRestart(record: PlayerRecord): PlayerRecord {
  const reloading = record.journal.filter(({ deed }) => deed.state === 'reloading');
  return reloading.reduce(
    (known, { command }) => withCommandState(known, command, { state: 'completed', result: null }),
    record,
  );
}
