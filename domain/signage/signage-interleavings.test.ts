import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Decision } from '../kernel/decider.js';
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
import { isActive } from './signage-commands.js';
import type { SignageEvent } from './signage-events.js';
import { signagePlayerDecider, type SignagePlayer } from './signage-player.js';

const COMMANDS = 30;
const START = Date.parse('2026-11-20T12:00:00.000Z');
const idOf = (n: number) => `${String(n).padStart(8, '0')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`;
const instant = (second: number) => new Date(START + second * 1000).toISOString();

type Act = (player: SignagePlayer, second: number) => Decision<SignageEvent>;

const requests = fc
  .record({
    command: fc.nat(COMMANDS).map(idOf),
    type: fc.constantFrom('identify' as const, 'reload' as const, 'clear' as const),
    seconds: fc.integer({ min: 5, max: 60 }),
  })
  .map(
    ({ command, type, seconds }): Act =>
      (player, second) =>
        requestCommand(player, {
          command,
          instruction: { type, arguments: {} },
          expiresAt: instant(second + seconds),
        }),
  );

const answers = fc
  .record({
    command: fc.nat(COMMANDS).map(idOf),
    answer: fc.constantFrom(
      acknowledgeCommand,
      expireCommand,
      abortCommand,
      confirmAbort,
      (player: SignagePlayer, id: string) => completeCommand(player, id, null),
      (player: SignagePlayer, id: string) => failCommand(player, id, { code: 'broken', message: 'Kaputt.' }),
    ),
  })
  .map(
    ({ command, answer }): Act =>
      (player) =>
        answer(player, command),
  );

/** Reports of a player about its active command. */
const answersAtWork = fc
  .constantFrom<(player: SignagePlayer, id: string, at: string) => Decision<SignageEvent>>(
    acknowledgeCommand,
    confirmAbort,
    (player, id) => completeCommand(player, id, null),
    (player, id, at) => reportProgress(player, id, { percent: 1, text: '', at }),
  )
  .map(
    (answer): Act =>
      (player, second) =>
        answer(player, (player.status === 'paired' && player.open[0]?.id) || idOf(0), instant(second)),
  );

const deliveries = fc.constant<Act>((player, second) => deliverCommand(player, instant(second)));
const aborts = fc.constant<Act>((player) => abortCommand(player, null));
const acts = fc.array(fc.oneof(requests, requests, deliveries, answers, answersAtWork, aborts), {
  maxLength: 200,
});

const finals = ['CommandCompleted', 'CommandFailed', 'CommandAborted', 'CommandExpired', 'CommandSuperseded'];

test('in any order of commands only the first is active, at most ten wait, and each ends once', () => {
  fc.assert(
    fc.property(acts, (story) => {
      let player = signagePlayerDecider.evolve(signagePlayerDecider.initial, {
        type: 'PlayerPaired',
        data: { name: 'Eingang', branch: idOf(0) },
      });
      const ended: string[] = [];
      const requested: string[] = [];
      story.forEach((act, second) => {
        const decision = act(player, second);
        if (isRefusal(decision)) return;
        for (const event of decision) {
          player = signagePlayerDecider.evolve(player, event);
          if (finals.includes(event.type)) ended.push((event.data as { command: string }).command);
          if (event.type === 'CommandRequested') requested.push(event.data.command);
        }
        const open = player.status === 'paired' ? player.open : [];
        expect(open.slice(1).filter(isActive)).toEqual([]);
        expect(open.length).toBeLessThanOrEqual(11);
        expect([...ended, ...open.map(({ id }) => id)].sort()).toEqual([...requested].sort());
        expect(new Set(requested).size).toBe(requested.length);
      });
    }),
    { numRuns: 300 },
  );
});
