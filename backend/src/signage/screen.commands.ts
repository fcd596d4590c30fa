import { signageDeviceSchema } from '@bestellwerk/domain/contracts/signage.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { signageInstructionSchema } from '@bestellwerk/domain/signage/signage-command.schema';
import {
  abortCommand,
  pairPlayer,
  requestCommand,
  unpairPlayer,
} from '@bestellwerk/domain/signage/staff-decisions';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import { authorize, type Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import type { CommandInput, Services } from '../platform/commands/command-definition.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Pairings } from './pairings.js';
import { PlayerTokens } from './player-tokens.js';
import { ScreenPresence } from './presence.js';
import { ScreenNames } from './screen-names.js';
import { screenStreams } from './screen-streams.js';
import { Screens } from './screens.js';

/** Rate limit: pairing codes are short enough to guess. */
const PAIRINGS_PER_MINUTE = 20;
const DEFAULT_EXPIRY_SECONDS = 120;

export const expirySchema = z.object({
  /** Within this time the screen must have begun. */
  expiresInSeconds: z.number().int().min(5).max(86_400).default(DEFAULT_EXPIRY_SECONDS),
});

const screenCommand = commandsOf({
  streams: screenStreams,
  caller: staffCaller,
  answers: signageDeviceSchema,
  answer: async ({ state }, _input, services) => (await services(Screens).shown([state.view!]))[0]!,
  branches: (player) => (player.status === 'none' ? [] : [player.branch]),
});

const nameContext = ({ metadata, body }: CommandInput<Staff, unknown>, services: Services): CommandContext =>
  services(CommandContexts).contextFor(metadata, body ?? {});

/** The name is reserved before the screen is paired, and released if that is refused. */
export const PairScreen = screenCommand({
  name: 'PairScreen',
  route: {
    params: [],
    summary: 'Take on the screen that shows this code',
    decorators: [PerMinute(PAIRINGS_PER_MINUTE)],
  },
  body: z
    .object({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-HJ-NP-Z2-9]{6}$/, 'Bitte geben Sie die sechs Zeichen ein, die der Bildschirm zeigt.'),
      name: z.string().trim().min(1).max(80),
      branch: z.uuid(),
    })
    .meta({ id: 'PairScreen' }),
  target({ by, body: { code, branch } }, services) {
    authorize(by, 'signage.pair', branch);
    return services(Pairings).deviceOf(code);
  },
  facts: (input, services, device) =>
    services(ScreenNames).reserve(device, input.body, nameContext(input, services)),
  branches: () => [],
  decide: (player, { body: { name, branch } }) => pairPlayer(player, { name, branch }),
  after: (device, _input, services) => services(Pairings).settle(device),
  refused: (device, input, services) =>
    services(ScreenNames).giveBack(device, input.body, nameContext(input, services)),
});

export const UnpairScreen = screenCommand({
  name: 'UnpairScreen',
  route: { method: 'delete', path: ':id', summary: 'Take a screen away: its token no longer holds' },
  action: 'signage.pair',
  decide: unpairPlayer,
  async after(device, input, services, screen) {
    await services(ScreenNames).giveBack(device, screen, nameContext(input, services));
    await services(PlayerTokens).revoke(device);
    await services(ScreenPresence).forget(device);
  },
});

export const SendInstruction = screenCommand({
  name: 'SendInstruction',
  route: { path: ':id/command', summary: 'Send a command to a screen' },
  body: signageInstructionSchema.and(expirySchema).meta({ id: 'CommandScreen' }),
  payload: ({ body: { expiresInSeconds, ...instruction } }) => ({ instruction, expiresInSeconds }),
  action: 'signage.command',
  facts: (_input, services) => services(Clock).now(),
  decide(player, { params, metadata, body: { expiresInSeconds, ...instruction } }, now) {
    const command = deterministicId('signage command', metadata.key ?? metadata.requestId, params['id']!);
    const expiresAt = new Date(now.getTime() + expiresInSeconds * 1000).toISOString();
    return requestCommand(player, { command, instruction, expiresAt });
  },
});

export const AbortCommand = screenCommand({
  name: 'AbortCommand',
  route: {
    path: ':id/command/abort',
    summary: 'Abort a command: the one at work, or else the last that waits',
  },
  body: z.object({ command: z.uuid().nullable().default(null) }).meta({ id: 'AbortCommand' }),
  action: 'signage.command',
  decide: (player, { body: { command } }) => abortCommand(player, command),
});
