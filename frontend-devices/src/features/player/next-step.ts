import type { SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';
import { contains, type Period, showing, showingFor } from './display.js';
import {
  type Answer,
  type CommandState,
  type PlayerRecord,
  commandStateOf,
  withCommandState,
} from './command-log.js';

/** What the player does next about the command at work. */
export type Step =
  | { readonly type: 'rest' }
  | { readonly type: 'acknowledge' }
  /** Storing the record is the doing. */
  | { readonly type: 'do'; readonly record: PlayerRecord }
  | { readonly type: 'reload' }
  | { readonly type: 'wait'; readonly until: number }
  /** Reports how far it is, then stores the record. */
  | {
      readonly type: 'report';
      readonly percent: number;
      readonly text: string;
      readonly record: PlayerRecord;
    }
  | { readonly type: 'answer'; readonly answer: Answer };

const IDENTIFYING_MS = 10_000;
/** The server takes progress at most every five seconds. */
const REPORTED_AFTER_MS = 5_000;

const completed = { state: 'completed', result: null } as const;

/** Acknowledge, do, answer. A command that was done already is only answered again. */
export function nextStep(record: PlayerRecord, command: SignageCommand | null, now: number): Step {
  if (command === null || command.isFinal) return { type: 'rest' };
  const current = commandStateOf(record, command.id);
  if (current !== null) return goOn(record, command, current, now);
  if (command.status === 'abortRequested') return aborting(record, command);
  if (command.status === 'acknowledged') return { type: 'do', record: doing(record, command, now) };
  return { type: 'acknowledge' };
}

const aborting = (record: PlayerRecord, { id }: SignageCommand): Step => ({
  type: 'do',
  record: withCommandState(record, id, { state: 'aborted' }),
});

function goOn(record: PlayerRecord, command: SignageCommand, current: CommandState, now: number): Step {
  switch (current.state) {
    case 'reloading':
      return { type: 'reload' };
    case 'identifying': {
      if (command.status === 'abortRequested') return aborting(record, command);
      if (!contains(current.period, now))
        return { type: 'do', record: withCommandState(record, command.id, completed) };
      if (current.isReported) return { type: 'wait', until: current.period.until };
      const reportAt = current.period.from + REPORTED_AFTER_MS;
      if (now < reportAt) return { type: 'wait', until: reportAt };
      return {
        type: 'report',
        percent: 50,
        text: 'Der Bildschirm zeigt seinen Namen.',
        record: withCommandState(record, command.id, { ...current, isReported: true }),
      };
    }
    default:
      return { type: 'answer', answer: current };
  }
}

/** The record once the command is done, or begun if it takes time. */
function doing(record: PlayerRecord, { id, instruction }: SignageCommand, now: number): PlayerRecord {
  switch (instruction.type) {
    case 'identify': {
      const period = { from: now, until: now + IDENTIFYING_MS };
      return withCommandState(record, id, { state: 'identifying', period, isReported: false });
    }
    case 'reload':
      return withCommandState(record, id, { state: 'reloading' });
    case 'showMessage': {
      const { text, seconds } = instruction.arguments;
      const message = { type: 'message', text } as const;
      const display = seconds === null ? showing(message) : showingFor(record.display, message, seconds, now);
      return withCommandState(record, id, completed, display);
    }
    case 'showScene':
      return withCommandState(
        record,
        id,
        completed,
        showing({ type: 'scene', scene: instruction.arguments.scene }),
      );
    case 'clear':
      return withCommandState(record, id, completed, showing({ type: 'empty' }));
    default:
      instruction satisfies never;
      return withCommandState(record, id, {
        state: 'failed',
        code: 'unknown-command',
        message: 'Der Bildschirm kennt diesen Befehl nicht. Bitte laden Sie ihn neu.',
      });
  }
}

/** While the screen shows who it is. */
export function identifyingPeriod({ journal }: PlayerRecord): Period | null {
  const current = journal.find((entry) => entry.deed.state === 'identifying')?.deed;
  return current?.state === 'identifying' ? current.period : null;
}
