import { describe, expect, test } from '@jest/globals';
import { isRefusal } from '../kernel/refusal.js';
import { abortCommand, requestCommand } from './staff-decisions.js';
import {
  acknowledgeCommand,
  completeCommand,
  confirmAbort,
  deliverCommand,
  expireCommand,
  failCommand,
  reportProgress,
} from './player-decisions.js';
import type { SignageEvent } from './signage-events.js';
import { signagePlayerDecider, type SignagePlayer } from './signage-player.js';
import {
  NOON,
  LATE,
  first,
  second,
  third,
  requested,
  of,
  given,
  request,
  outcome,
} from './testing/screens.js';

const eventsUntil = {
  requested: [requested(first)],
  delivered: [requested(first), of('CommandDelivered', first)],
  acknowledged: [requested(first), of('CommandDelivered', first), of('CommandAcknowledged', first)],
  'abortRequested unacknowledged': [
    requested(first),
    of('CommandDelivered', first),
    of('CommandAbortRequested', first),
  ],
  'abortRequested acknowledged': [
    requested(first),
    of('CommandDelivered', first),
    of('CommandAcknowledged', first),
    of('CommandAbortRequested', first),
  ],
  completed: [requested(first), of('CommandDelivered', first), of('CommandCompleted', first)],
  aborted: [requested(first), of('CommandAborted', first)],
  expired: [requested(first), of('CommandExpired', first)],
} as const satisfies Record<string, readonly SignageEvent[]>;

const decisions = {
  deliver: (player: SignagePlayer) => deliverCommand(player, NOON),
  acknowledge: (player: SignagePlayer) => acknowledgeCommand(player, first),
  progress: (player: SignagePlayer) => reportProgress(player, first, { percent: 50, text: '', at: NOON }),
  complete: (player: SignagePlayer) => completeCommand(player, first, null),
  fail: (player: SignagePlayer) => failCommand(player, first, { code: 'broken', message: 'Kaputt.' }),
  confirmAbort: (player: SignagePlayer) => confirmAbort(player, first),
  abort: (player: SignagePlayer) => abortCommand(player, first),
  expire: (player: SignagePlayer) => expireCommand(player, first),
};

type Decided = Record<keyof typeof decisions, string>;
const finished: Decided = {
  deliver: 'nothing',
  acknowledge: 'nothing',
  progress: 'nothing',
  complete: 'nothing',
  fail: 'nothing',
  confirmAbort: 'nothing',
  abort: 'command-ended',
  expire: 'nothing',
};

const table: Record<keyof typeof eventsUntil, Decided> = {
  requested: {
    deliver: 'CommandDelivered',
    acknowledge: 'command-undelivered',
    progress: 'command-undelivered',
    complete: 'command-undelivered',
    fail: 'command-undelivered',
    confirmAbort: 'abort-not-requested',
    abort: 'CommandAborted',
    expire: 'CommandExpired',
  },
  delivered: {
    deliver: 'nothing',
    acknowledge: 'CommandAcknowledged',
    progress: 'CommandAcknowledged,CommandProgressed',
    complete: 'CommandAcknowledged,CommandCompleted',
    fail: 'CommandAcknowledged,CommandFailed',
    confirmAbort: 'abort-not-requested',
    abort: 'CommandAbortRequested',
    expire: 'CommandExpired',
  },
  acknowledged: {
    deliver: 'nothing',
    acknowledge: 'nothing',
    progress: 'CommandProgressed',
    complete: 'CommandCompleted',
    fail: 'CommandFailed',
    confirmAbort: 'abort-not-requested',
    abort: 'CommandAbortRequested',
    expire: 'nothing',
  },
  'abortRequested unacknowledged': {
    deliver: 'nothing',
    acknowledge: 'CommandAcknowledged',
    progress: 'CommandAcknowledged,CommandProgressed',
    complete: 'CommandAcknowledged,CommandCompleted',
    fail: 'CommandAcknowledged,CommandFailed',
    confirmAbort: 'CommandAborted',
    abort: 'nothing',
    expire: 'CommandExpired',
  },
  'abortRequested acknowledged': {
    deliver: 'nothing',
    acknowledge: 'nothing',
    progress: 'CommandProgressed',
    complete: 'CommandCompleted',
    fail: 'CommandFailed',
    confirmAbort: 'CommandAborted',
    abort: 'nothing',
    expire: 'nothing',
  },
  completed: finished,
  aborted: { ...finished, abort: 'nothing' },
  expired: finished,
};

const cases = (Object.keys(table) as (keyof typeof table)[]).flatMap((status) =>
  (Object.keys(decisions) as (keyof typeof decisions)[]).map((decision) => ({
    status,
    decision,
    expected: table[status][decision],
  })),
);

describe('a command', () => {
  test.each(cases)('that is $status, $decision: $expected', ({ status, decision, expected }) => {
    expect(outcome(decisions[decision](given(...eventsUntil[status])))).toBe(expected);
  });

  test.each(cases)('that is $status, $decision: has no effect the second time', ({ status, decision }) => {
    const player = given(...eventsUntil[status]);
    const decided = decisions[decision](player);
    if (isRefusal(decided)) return;
    expect(outcome(decisions[decision](decided.reduce(signagePlayerDecider.evolve, player)))).toMatch(
      /^(nothing|command-ended)$/,
    );
  });

  test('that was not requested is unknown', () => {
    expect(outcome(completeCommand(given(), second, null))).toBe('command-unknown');
  });
});

describe('requesting a command', () => {
  test('queues it behind others', () => {
    const player = given(requested(first, 'identify'));
    expect(requestCommand(player, request(second, 'reload'))).toEqual([requested(second, 'reload')]);
  });

  test('again writes nothing, also after it has ended', () => {
    expect(requestCommand(given(requested(first)), request(first))).toEqual([]);
    expect(requestCommand(given(...eventsUntil.completed), request(first))).toEqual([]);
  });

  test('supersedes a waiting command of the same type', () => {
    const player = given(requested(first, 'identify'), requested(second, 'reload'));
    expect(requestCommand(player, request(third, 'identify'))).toEqual([
      { type: 'CommandSuperseded', data: { command: first, by: third } },
      requested(third, 'identify'),
    ]);
  });

  test('does not supersede a delivered command', () => {
    expect(requestCommand(given(...eventsUntil.delivered), request(second))).toEqual([requested(second)]);
  });

  test('is refused when ten wait behind the active one', () => {
    const ids = Array.from({ length: 11 }, (_, n) => `${n}`.padStart(8, '0') + first.slice(8));
    const waiting = given(...ids.slice(1).map((id) => requested(id)));
    expect(outcome(requestCommand(waiting, request(first, 'reload')))).toBe('CommandRequested');
    const full = given(...ids.map((id) => requested(id)));
    expect(requestCommand(full, request(first, 'reload'))).toMatchObject({
      kind: 'conflict',
      problems: [{ message: expect.stringContaining('zehn') }],
    });
    expect(outcome(requestCommand(full, request(first, 'identify')))).toContain('CommandRequested');
  });
});

describe('delivering', () => {
  test('hands out one command at a time, in order', () => {
    const waiting = [requested(first), requested(second, 'reload')];
    const delivered = given(...waiting, of('CommandDelivered', first));
    expect(outcome(deliverCommand(delivered, NOON))).toBe('nothing');
    const done = given(...waiting, of('CommandDelivered', first), of('CommandCompleted', first));
    expect(deliverCommand(done, NOON)).toEqual([of('CommandDelivered', second)]);
  });

  test('skips expired commands, also one that was delivered but never acknowledged', () => {
    const player = given(
      requested(first),
      of('CommandDelivered', first),
      requested(second, 'reload'),
      requested(third, 'clear', '2026-11-20T12:05:00.000Z'),
    );
    expect(deliverCommand(player, LATE)).toEqual([
      of('CommandExpired', first),
      of('CommandExpired', second),
      of('CommandDelivered', third),
    ]);
  });
});

describe('aborting without naming a command', () => {
  test('aborts the active one', () => {
    const player = given(...eventsUntil.delivered, requested(second, 'reload'));
    expect(abortCommand(player, null)).toEqual([of('CommandAbortRequested', first)]);
  });

  test('aborts the last waiting one if none is active', () => {
    const player = given(requested(first), requested(second, 'reload'));
    expect(abortCommand(player, null)).toEqual([of('CommandAborted', second)]);
  });

  test('is refused if there is none', () => {
    expect(outcome(abortCommand(given(), null))).toBe('nothing-to-abort');
  });
});

test('progress is recorded at most every five seconds', () => {
  const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();
  const player = given(...eventsUntil.acknowledged, {
    type: 'CommandProgressed',
    data: { command: first, percent: 10, text: '', at: NOON },
  });
  const report = (seconds: number) =>
    outcome(reportProgress(player, first, { percent: 20, text: '', at: at(seconds) }));
  expect([report(4.9), report(5)]).toEqual(['nothing', 'CommandProgressed']);
});
