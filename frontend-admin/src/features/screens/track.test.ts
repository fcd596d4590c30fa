import { describe, expect, test } from '@jest/globals';
import type { SignageCommandStatus } from '@bestellwerk/domain/signage/signage-command.schema';
import { durationOf, trackOf } from './track.js';

const at = (second: number) => `2026-11-20T17:00:0${second}.000Z`;
const steps = (...statuses: SignageCommandStatus[]) =>
  statuses.map((status, second) => ({ status, at: at(second) }));
const track = (isFinal: boolean, ...statuses: SignageCommandStatus[]) =>
  trackOf({ steps: steps(...statuses), status: statuses.at(-1)!, isFinal }).map(
    (stop) => `${stop.status}${stop.at ? '' : '?'}`,
  );

describe('the track of a command', () => {
  test('shows the pending stops', () => {
    expect(track(false, 'requested')).toEqual(['requested', 'delivered?', 'acknowledged?', 'completed?']);
    expect(track(false, 'requested', 'delivered', 'acknowledged')).toEqual([
      'requested',
      'delivered',
      'acknowledged',
      'completed?',
    ]);
  });

  test('ends in aborted once an abort is requested', () => {
    expect(track(false, 'requested', 'delivered', 'abortRequested')).toEqual([
      'requested',
      'delivered',
      'abortRequested',
      'aborted?',
    ]);
  });

  test('shows no pending stops once the command is final', () => {
    expect(track(true, 'requested', 'expired')).toEqual(['requested', 'expired']);
  });

  test('lasts from the request to the final status', () => {
    expect(durationOf({ steps: steps('requested', 'delivered', 'completed'), isFinal: true })).toBe(2000);
    expect(durationOf({ steps: steps('requested'), isFinal: false })).toBeNull();
  });
});
