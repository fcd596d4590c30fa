import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { SignageDevice } from '@bestellwerk/domain/views/signage.schema';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { Written } from '../platform/http/written.js';
import type { Caller } from '../platform/commands/caller.js';

/** Something that staff do with a screen. */
abstract class ChangeScreen extends Command<Written<SignageDevice>> {
  constructor(
    readonly staff: Staff,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class PairScreen extends ChangeScreen {
  constructor(
    staff: Staff,
    caller: Caller,
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
    caller: Caller,
  ) {
    super(staff, caller);
  }
}

export class RequestCommand extends ChangeScreen {
  constructor(
    readonly device: string,
    staff: Staff,
    caller: Caller,
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
    caller: Caller,
    /** Null for the one at work, or else the last that waits. */
    readonly command: string | null,
  ) {
    super(staff, caller);
  }
}
