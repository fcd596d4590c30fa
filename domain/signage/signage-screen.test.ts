import { describe, expect, test } from '@jest/globals';
import { fold } from '../kernel/decider.js';
import { deliverCommand, expireCommand } from './player-decisions.js';
import { abortCommand, pairPlayer, requestCommand, unpairPlayer } from './staff-decisions.js';
import { signagePlayerDecider, type SignagePlayer } from './signage-player.js';
import {
  NOON,
  branch,
  first,
  second,
  third,
  paired,
  unpaired,
  requested,
  of,
  given,
  request,
  outcome,
} from './testing/screens.js';

const statuses = (player: SignagePlayer) =>
  player.status === 'paired' ? player.open.map(({ id, status }) => [id, status]) : player.status;

describe('a screen', () => {
  const none = signagePlayerDecider.initial;

  test('is paired once', () => {
    expect(pairPlayer(none, { name: 'Eingang', branch })).toEqual([paired]);
    expect(pairPlayer(given(), { name: 'Eingang', branch })).toEqual([]);
    const pairedOtherwise = {
      kind: 'conflict',
      code: 'screen-paired',
      problems: [{ message: 'Dieser Bildschirm wurde inzwischen gekoppelt.', field: 'code' }],
    };
    expect(pairPlayer(given(), { name: 'Theke', branch })).toMatchObject(pairedOtherwise);
    expect(pairPlayer(given(), { name: 'Eingang', branch: first })).toMatchObject(pairedOtherwise);
    expect(outcome(pairPlayer(given(unpaired), { name: 'Eingang', branch }))).toBe('screen-unpaired');
  });

  test('aborts its commands when it is unpaired, and accepts none afterwards', () => {
    const player = given(requested(first), of('CommandDelivered', first), requested(second, 'reload'));
    expect(unpairPlayer(player)).toEqual([
      of('CommandAborted', first),
      of('CommandAborted', second),
      unpaired,
    ]);
    const removed = given(unpaired);
    expect(unpairPlayer(removed)).toEqual([]);
    expect(outcome(abortCommand(removed, null))).toBe('screen-unpaired');
    expect(outcome(requestCommand(removed, request(first)))).toBe('screen-unpaired');
    expect(outcome(expireCommand(removed, first))).toBe('nothing');
  });

  test('that does not exist is reported as unknown', () => {
    expect(outcome(requestCommand(none, request(first)))).toBe('screen-unknown');
    expect(outcome(unpairPlayer(none))).toBe('screen-unknown');
    expect(outcome(deliverCommand(none, NOON))).toBe('screen-unknown');
  });

  test('keeps its requested commands in order', () => {
    const player = given(requested(first), requested(second, 'reload'), of('CommandDelivered', first));
    expect(statuses(player)).toEqual([
      [first, 'delivered'],
      [second, 'requested'],
    ]);
  });

  test('is asked for the same command once', () => {
    const player = given(requested(first), requested(second, 'reload'));
    expect(requestCommand(player, request(second, 'reload'))).toEqual([]);
  });

  test('stops the command at work, or else the last that waits, when none is named', () => {
    const waiting = given(requested(first), requested(second, 'reload'), requested(third, 'clear'));
    expect(abortCommand(waiting, null)).toEqual([of('CommandAborted', third)]);
    const working = given(requested(first), of('CommandDelivered', first), requested(second, 'reload'));
    expect(abortCommand(working, null)).toEqual([of('CommandAbortRequested', first)]);
  });

  test('has nothing to stop when there is no command, or only one that has ended', () => {
    expect(abortCommand(given(), null)).toMatchObject({
      kind: 'conflict',
      code: 'nothing-to-abort',
      problems: [{ message: 'Es gibt keinen Befehl, den Sie abbrechen könnten.' }],
    });
    const done = given(requested(first), of('CommandDelivered', first), of('CommandCompleted', first));
    expect(abortCommand(done, first)).toMatchObject({
      kind: 'conflict',
      code: 'command-ended',
      problems: [{ message: 'Der Befehl konnte nicht abgebrochen werden, weil er schon zu Ende ist.' }],
    });
  });

  test('must be paired before any other event', () => {
    expect(() => fold(signagePlayerDecider, [requested(first)])).toThrow(
      'CommandRequested on a screen that is not paired',
    );
  });
});
