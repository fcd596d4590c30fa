import { may, type Action } from '@bestellwerk/domain/access/policy';
import type { Decision } from '@bestellwerk/domain/kernel/decider';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import {
  abortCommand,
  pairPlayer,
  requestCommand,
  unpairPlayer,
} from '@bestellwerk/domain/signage/staff-decisions';
import type { SignageEvent } from '@bestellwerk/domain/signage/signage-events';
import type { SignagePlayer } from '@bestellwerk/domain/signage/signage-player';
import type { StoredSignageDevice } from '@bestellwerk/domain/views/signage-device';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { authorize, refuseForbidden, type Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { AbortCommand, PairScreen, SendInstruction, UnpairScreen } from './command-screen.js';
import { Pairings } from './pairings.js';
import { PlayerTokens } from './player-tokens.js';
import { ScreenPresence } from './presence.js';
import { ScreenChanges } from './screen-changes.js';
import { ScreenNames } from './screen-names.js';
import { Screens } from './screens.js';

type Answer = Promise<CommandResult<SignageDevice>>;

/** The decision, for people with this permission in the branch of the screen. */
const ifAllowed =
  (staff: Staff, action: Action, decide: (player: SignagePlayer) => Decision<SignageEvent>) =>
  (player: SignagePlayer): Decision<SignageEvent> =>
    player.status === 'none' || may(staff, action, player.branch) ? decide(player) : refuseForbidden();

async function answer(screens: Screens, { data, position }: CommandResult<StoredSignageDevice>): Answer {
  const [screen] = await screens.shown([data]);
  return new CommandResult(screen!, position);
}

@CommandHandler(PairScreen)
export class PairScreenHandler implements ICommandHandler<PairScreen> {
  constructor(
    private readonly changes: ScreenChanges,
    private readonly pairings: Pairings,
    private readonly names: ScreenNames,
    private readonly contexts: CommandContexts,
    private readonly screens: Screens,
  ) {}

  async execute({ staff, metadata, code, name, branch }: PairScreen): Answer {
    authorize(staff, 'signage.pair', branch);
    const device = await this.pairings.deviceOf(code);
    const context = this.contexts.contextFor(metadata, { code, name, branch });
    await this.names.reserve(device, { name, branch }, context);
    const written = await this.changes
      .execute(device, metadata, { code, name, branch }, (player) => pairPlayer(player, { name, branch }))
      .catch(async (error: unknown) => {
        if (error instanceof ApiError) await this.names.giveBack(device, { name, branch }, context);
        throw error;
      });
    await this.pairings.settle(device);
    return answer(this.screens, written);
  }
}

@CommandHandler(UnpairScreen)
export class UnpairScreenHandler implements ICommandHandler<UnpairScreen> {
  constructor(
    private readonly changes: ScreenChanges,
    private readonly tokens: PlayerTokens,
    private readonly presence: ScreenPresence,
    private readonly names: ScreenNames,
    private readonly contexts: CommandContexts,
    private readonly screens: Screens,
  ) {}

  async execute({ device, staff, metadata }: UnpairScreen): Answer {
    const decide = ifAllowed(staff, 'signage.pair', unpairPlayer);
    const written = await this.changes.execute(device, metadata, {}, decide);
    await this.names.giveBack(device, written.data, this.contexts.contextFor(metadata, {}));
    await this.tokens.revoke(device);
    await this.presence.forget(device);
    return answer(this.screens, written);
  }
}

@CommandHandler(SendInstruction)
export class SendInstructionHandler implements ICommandHandler<SendInstruction> {
  constructor(
    private readonly changes: ScreenChanges,
    private readonly clock: Clock,
    private readonly screens: Screens,
  ) {}

  async execute({ device, staff, metadata, instruction, expiresInSeconds }: SendInstruction): Answer {
    const command = deterministicId('signage command', metadata.key ?? metadata.requestId, device);
    const expiresAt = new Date(this.clock.now().getTime() + expiresInSeconds * 1000).toISOString();
    const decide = ifAllowed(staff, 'signage.command', (player) =>
      requestCommand(player, { command, instruction, expiresAt }),
    );
    const payload = { instruction, expiresInSeconds };
    return answer(this.screens, await this.changes.execute(device, metadata, payload, decide));
  }
}

@CommandHandler(AbortCommand)
export class AbortCommandHandler implements ICommandHandler<AbortCommand> {
  constructor(
    private readonly changes: ScreenChanges,
    private readonly screens: Screens,
  ) {}

  async execute({ device, staff, metadata, command }: AbortCommand): Answer {
    const decide = ifAllowed(staff, 'signage.command', (player) => abortCommand(player, command));
    return answer(this.screens, await this.changes.execute(device, metadata, { command }, decide));
  }
}

export const commandScreenHandlers = [
  PairScreenHandler,
  UnpairScreenHandler,
  SendInstructionHandler,
  AbortCommandHandler,
];
