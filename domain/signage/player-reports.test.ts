import { describe, expect, test } from '@jest/globals';
import { confirmAbort, handlePlayerReport, reportProgress, type PlayerReport } from './player-decisions.js';
import type { SignageEvent } from './signage-events.js';
import { signagePlayerDecider } from './signage-player.js';
import { first, given, NOON, of, requested, second, third } from './testing/screens.js';

/** The first command is at work, a second one waits. */
const atWork = (...events: SignageEvent[]) =>
  given(...[requested(first), of('CommandDelivered', first), requested(second, 'reload')], ...events);
const accepted = of('CommandAcknowledged', first);
const nextDelivered = of('CommandDelivered', second);
const progress = { percent: 40, text: 'Lädt', at: NOON };

describe('a report of a player', () => {
  test.each<[string, PlayerReport, SignageEvent[], SignageEvent[]]>([
    ['asks only for the next command', null, [], []],
    ['that it has received the command', { status: 'acknowledged', command: first }, [], [accepted]],
    [
      'of progress',
      { status: 'progressed', command: first, percent: 40, text: 'Lädt' },
      [accepted],
      [{ type: 'CommandProgressed', data: { command: first, ...progress } }],
    ],
    [
      'that it is done, and gets the next command',
      { status: 'completed', command: first, result: 'fertig' },
      [accepted],
      [{ type: 'CommandCompleted', data: { command: first, result: 'fertig' } }, nextDelivered],
    ],
    [
      'that it has failed, and gets the next command',
      { status: 'failed', command: first, code: 'broken', message: 'Kaputt.' },
      [accepted],
      [
        { type: 'CommandFailed', data: { command: first, code: 'broken', message: 'Kaputt.' } },
        nextDelivered,
      ],
    ],
    [
      'that it has stopped, and gets the next command',
      { status: 'aborted', command: first },
      [accepted, of('CommandAbortRequested', first)],
      [of('CommandAborted', first), nextDelivered],
    ],
  ])('%s', (_title, report, before, events) => {
    expect(handlePlayerReport(atWork(...before), report, NOON)).toEqual(events);
  });

  test('is refused without delivering anything when it is refused itself', () => {
    expect(handlePlayerReport(atWork(), { status: 'acknowledged', command: third }, NOON)).toMatchObject({
      refused: true,
    });
    expect(handlePlayerReport(signagePlayerDecider.initial, null, NOON)).toMatchObject({
      code: 'screen-unknown',
    });
  });

  test('of progress within five seconds of the last one writes nothing', () => {
    const reported: SignageEvent = { type: 'CommandProgressed', data: { command: first, ...progress } };
    const player = atWork(accepted, reported);
    expect(reportProgress(player, first, { ...progress, at: '2026-11-20T12:00:04.999Z' })).toEqual([]);
    expect(reportProgress(player, first, { ...progress, at: '2026-11-20T12:00:05.000Z' })).toHaveLength(1);
  });

  test('that it has stopped is refused when nobody asked it to', () => {
    expect(confirmAbort(atWork(accepted), first)).toMatchObject({
      kind: 'conflict',
      code: 'abort-not-requested',
      problems: [{ message: 'Niemand hat verlangt, diesen Befehl abzubrechen.' }],
    });
  });
});
