import type { Decision } from '@bestellwerk/domain/kernel/decider';
import { signageStream, type SignageEvent } from '@bestellwerk/domain/signage/signage-events';
import type { SignagePlayer } from '@bestellwerk/domain/signage/signage-player';
import type { StoredSignageDevice } from '@bestellwerk/domain/views/signage-device';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { CommandResult } from '../platform/http/command-result.js';
import { accepted } from '../platform/commands/accepted.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { screenDecider } from './screen-state.js';

/** Executes a command on one screen, and returns its new state. */
@Injectable()
export class ScreenChanges {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
  ) {}

  /** `payload`: the command without its screen; the same key with another payload is refused. */
  async execute(
    device: string,
    metadata: CommandMetadata,
    payload: unknown,
    decide: (player: SignagePlayer) => Decision<SignageEvent>,
  ): Promise<CommandResult<StoredSignageDevice>> {
    const outcome = await this.transactor.transact({
      stream: signageStream(device),
      decider: screenDecider,
      context: this.contexts.contextFor(metadata, payload),
      decide: ({ player }) => decide(player),
    });
    const { state, position } = accepted(outcome);
    return new CommandResult(state.document!, position);
  }
}
