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

describe("a command's way", () => {
  test('has the stops ahead of it', () => {
    expect(track(false, 'requested')).toEqual(['requested', 'delivered?', 'acknowledged?', 'completed?']);
    expect(track(false, 'requested', 'delivered', 'acknowledged')).toEqual([
      'requested',
      'delivered',
      'acknowledged',
      'completed?',
    ]);
  });

  test('leads to its abort once that is asked for', () => {
    expect(track(false, 'requested', 'delivered', 'abortRequested')).toEqual([
      'requested',
      'delivered',
      'abortRequested',
      'aborted?',
    ]);
  });

  test('ends where it ended', () => {
    expect(track(true, 'requested', 'expired')).toEqual(['requested', 'expired']);
  });

  test('takes as long as from the request to the end', () => {
    expect(durationOf({ steps: steps('requested', 'delivered', 'completed'), isFinal: true })).toBe(2000);
    expect(durationOf({ steps: steps('requested'), isFinal: false })).toBeNull();
  });
});
