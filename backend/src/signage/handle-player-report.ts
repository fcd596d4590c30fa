import type { PlayerReport } from '@bestellwerk/domain/signage/player-decisions';
import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { Command } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import type { Player } from './player.guard.js';

/** A screen reports the outcome of a command, and asks for the next one. */
export class HandlePlayerReport extends Command<CommandResult<PlayerWork>> {
  constructor(
    readonly player: Player,
    readonly metadata: CommandMetadata,
    readonly report: PlayerReport,
  ) {
    super();
  }
}
