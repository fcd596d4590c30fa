import { describe, expect, test } from '@jest/globals';
import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';
import { aCommand } from '../../../testing/a-command.js';
import { contentAt, showing } from './display.js';
import { type PlayerRecord, afterRestart, emptyRecord, withCommandState } from './command-log.js';
import { nextStep } from './next-step.js';

const now = 1_000_000;
const menu: PlayerRecord = { ...emptyRecord, display: showing({ type: 'message', text: 'Mittagsmenü' }) };
const identify = aCommand({ type: 'identify', arguments: {} }, { status: 'acknowledged' });
const message = (seconds: number | null) =>
  aCommand(
    { type: 'showMessage', arguments: { text: 'Gleich zurück', seconds } },
    { status: 'acknowledged' },
  );

/** What is stored when the command is done. */
function doing(record: PlayerRecord, command: SignageCommand, at = now): PlayerRecord {
  const step = nextStep(record, command, at);
  if (step.type !== 'do') throw new Error(`Expected something to do, not ${step.type}`);
  return step.record;
}

describe('the next step', () => {
  test('is to rest without a command or with a final one', () => {
    expect(nextStep(emptyRecord, null, now)).toEqual({ type: 'rest' });
    expect(nextStep(emptyRecord, { ...identify, status: 'expired', isFinal: true }, now).type).toBe('rest');
  });

  test('is to acknowledge a command before executing it', () => {
    expect(nextStep(emptyRecord, { ...message(null), status: 'delivered' }, now).type).toBe('acknowledge');
  });

  test('is to answer an executed command instead of executing it again', () => {
    const record = doing(menu, message(null));
    expect(nextStep(record, message(null), now)).toEqual({
      type: 'answer',
      answer: { state: 'completed', result: null },
    });
    expect(nextStep(record, { ...message(null), status: 'delivered' }, now).type).toBe('answer');
  });

  test('is to report an unknown command as failed', () => {
    const strange = { type: 'dance', arguments: {} } as unknown as SignageInstruction;
    const command = aCommand(strange, { status: 'acknowledged' });
    expect(nextStep(doing(menu, command), command, now)).toMatchObject({
      type: 'answer',
      answer: { state: 'failed', code: 'unknown-command' },
    });
  });
});

describe('an abort', () => {
  test('cancels a command that was not executed yet', () => {
    const record = doing(menu, { ...message(null), status: 'abortRequested' });
    expect(record.display).toEqual(menu.display);
    expect(nextStep(record, { ...message(null), status: 'abortRequested' }, now)).toEqual({
      type: 'answer',
      answer: { state: 'aborted' },
    });
  });

  test('is ignored once the command was executed', () => {
    const record = doing(menu, message(null));
    expect(nextStep(record, { ...message(null), status: 'abortRequested' }, now)).toMatchObject({
      answer: { state: 'completed' },
    });
  });

  test('stops a running identify command', () => {
    const aborting = { ...identify, status: 'abortRequested' } as const;
    expect(doing(doing(menu, identify), aborting).journal).toMatchObject([{ deed: { state: 'aborted' } }]);
  });
});

describe('a message', () => {
  test('with a duration expires and restores the previous content, also after a restart', () => {
    const { display } = afterRestart(doing(menu, message(5)));
    expect(contentAt(display, now + 4_999)).toEqual({ type: 'message', text: 'Gleich zurück' });
    expect(contentAt(display, now + 5_000)).toEqual({ type: 'message', text: 'Mittagsmenü' });
  });

  test('with a duration expires when the clock is set back', () => {
    expect(contentAt(doing(menu, message(5)).display, now - 3_600_000)).toEqual({
      type: 'message',
      text: 'Mittagsmenü',
    });
  });

  test('without a duration stays', () => {
    expect(contentAt(doing(menu, message(null)).display, now + 1e9)).toMatchObject({ text: 'Gleich zurück' });
  });
});

describe('the identify command', () => {
  const begun = doing(menu, identify);

  test('takes ten seconds and reports its progress once', () => {
    expect(nextStep(begun, identify, now + 1)).toEqual({ type: 'wait', until: now + 5_000 });
    const report = nextStep(begun, identify, now + 5_000);
    expect(report).toMatchObject({ type: 'report', percent: 50 });
    const reported = (report as { record: PlayerRecord }).record;
    expect(nextStep(reported, identify, now + 5_001)).toEqual({ type: 'wait', until: now + 10_000 });
    const ended = doing(reported, identify, now + 10_000);
    expect(nextStep(ended, identify, now + 10_000)).toMatchObject({ answer: { state: 'completed' } });
    expect(ended.display).toEqual(menu.display);
  });

  test('ends when the clock is set back', () => {
    expect(doing(begun, identify, now - 60_000).journal).toMatchObject([{ deed: { state: 'completed' } }]);
  });
});

describe('the reload command', () => {
  const command = aCommand({ type: 'reload', arguments: {} }, { status: 'acknowledged' });

  test('is stored before the reload and completed by the next start for any reason', () => {
    const noted = doing(menu, command);
    expect(nextStep(noted, command, now)).toEqual({ type: 'reload' });
    expect(nextStep(afterRestart(noted), command, now)).toMatchObject({ answer: { state: 'completed' } });
  });
});

test('the journal keeps the last hundred commands', () => {
  let record = emptyRecord;
  for (let n = 1; n <= 101; n++) record = withCommandState(record, `c${n}`, { state: 'aborted' });
  expect(record.journal).toHaveLength(100);
  expect(record.journal[0]!.command).toBe('c2');
});
