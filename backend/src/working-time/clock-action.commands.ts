import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { Command } from '@nestjs/cqrs';
import type { Account } from '../access/account.entity.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';

/** Somebody presses a button of their own working time. */
export abstract class ClockActionCommand extends Command<CommandResult<WorkingActivity>> {
  constructor(
    readonly account: Account,
    readonly metadata: CommandMetadata,
    /** What the device's clock showed. */
    readonly deviceAt: string | null,
  ) {
    super();
  }
}

export class StartActivity extends ClockActionCommand {
  constructor(
    account: Account,
    metadata: CommandMetadata,
    deviceAt: string | null,
    /** May be left out by who works for one branch. */
    readonly branch: string | null,
  ) {
    super(account, metadata, deviceAt);
  }
}

export class PauseActivity extends ClockActionCommand {}
export class ResumeActivity extends ClockActionCommand {}
export class EndActivity extends ClockActionCommand {}
