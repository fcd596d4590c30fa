import { describe, expect, test } from '@jest/globals';
import { fold } from '../kernel/decider.js';
import { deliverCommand, expireCommand } from './player-decisions.js';
import { pairPlayer, requestCommand, unpairPlayer } from './staff-decisions.js';
import { signagePlayerDecider, type SignagePlayer } from './signage-player.js';
import {
  NOON,
  branch,
  first,
  second,
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
    expect(outcome(pairPlayer(given(), { name: 'Theke', branch }))).toBe('screen-paired');
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
    expect(outcome(unpairPlayer(removed))).toBe('nothing');
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

  test('must be paired before any other event', () => {
    expect(() => fold(signagePlayerDecider, [requested(first)])).toThrow(
      'CommandRequested on a screen that is not paired',
    );
  });
});
