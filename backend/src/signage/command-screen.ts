import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { SignageDevice } from '@bestellwerk/domain/views/signage.schema';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';

/** Something that staff do with a screen. */
abstract class ChangeScreen extends Command<CommandResult<SignageDevice>> {
  constructor(
    readonly staff: Staff,
    readonly caller: CommandMetadata,
  ) {
    super();
  }
}

export class PairScreen extends ChangeScreen {
  constructor(
    staff: Staff,
    caller: CommandMetadata,
    /** As the screen shows it. */
    readonly code: string,
    readonly name: string,
    readonly branch: string,
  ) {
    super(staff, caller);
  }
}

export class UnpairScreen extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    caller: CommandMetadata,
  ) {
    super(staff, caller);
  }
}

export class RequestCommand extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    caller: CommandMetadata,
    readonly instruction: SignageInstruction,
    readonly expiresInSeconds: number,
  ) {
    super(staff, caller);
  }
}

export class AbortCommand extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    caller: CommandMetadata,
    /** Null for the one at work, or else the last that waits. */
    readonly command: string | null,
  ) {
    super(staff, caller);
  }
}
