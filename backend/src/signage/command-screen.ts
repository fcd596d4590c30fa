import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';

/** Something that staff do with a screen. */
abstract class ChangeScreen extends Command<CommandResult<SignageDevice>> {
  constructor(
    readonly staff: Staff,
    readonly metadata: CommandMetadata,
  ) {
    super();
  }
}

export class PairScreen extends ChangeScreen {
  constructor(
    staff: Staff,
    metadata: CommandMetadata,
    /** As the screen shows it. */
    readonly code: string,
    readonly name: string,
    readonly branch: string,
  ) {
    super(staff, metadata);
  }
}

export class UnpairScreen extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    metadata: CommandMetadata,
  ) {
    super(staff, metadata);
  }
}

export class SendInstruction extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    metadata: CommandMetadata,
    readonly instruction: SignageInstruction,
    readonly expiresInSeconds: number,
  ) {
    super(staff, metadata);
  }
}

export class AbortCommand extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    metadata: CommandMetadata,
    /** Null for the one at work, or else the last that waits. */
    readonly command: string | null,
  ) {
    super(staff, metadata);
  }
}
