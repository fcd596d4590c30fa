import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import type { SignageCommandType } from '../signage-command.schema.js';
import type { SignageEvent } from '../signage-events.js';
import { signagePlayerDecider, type SignagePlayer } from '../signage-player.js';

export const NOON = '2026-11-20T12:00:00.000Z';
export const LATE = '2026-11-20T12:02:00.000Z';
export const branch = '11111111-1111-4111-8111-111111111111';
export const first = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
export const second = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
export const third = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc';

export const paired: SignageEvent = { type: 'PlayerPaired', data: { name: 'Eingang', branch } };
export const unpaired: SignageEvent = { type: 'PlayerUnpaired', data: {} };
export const requested = (
  command: string,
  type: SignageCommandType = 'identify',
  expiresAt = LATE,
): SignageEvent => ({
  type: 'CommandRequested',
  data: { command, instruction: { type, arguments: {} } as never, expiresAt },
});
export const of = (type: SignageEvent['type'], command: string): SignageEvent =>
  ({ type, data: { command } }) as SignageEvent;

const player = givenWhenThen(signagePlayerDecider);
export const given = (...events: SignageEvent[]): SignagePlayer => player.given(paired, ...events);
export const { outcome } = player;

export const request = (command: string, type: 'identify' | 'reload' | 'clear' = 'identify') => ({
  command,
  instruction: { type, arguments: {} },
  expiresAt: LATE,
});
