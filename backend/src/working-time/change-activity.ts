import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { ActivityRecord } from '@bestellwerk/domain/working-time/working-time-events';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';

/** Staff change the working time of another person, with a reason. */
export abstract class ChangeActivity extends Command<CommandResult<WorkingActivity>> {
  constructor(
    /** Account of the person who worked. */
    readonly user: string,
    readonly staff: Staff,
    readonly metadata: CommandMetadata,
    readonly reason: string,
  ) {
    super();
  }
}

export class EnterActivity extends ChangeActivity {
  constructor(
    user: string,
    staff: Staff,
    metadata: CommandMetadata,
    reason: string,
    readonly record: ActivityRecord,
  ) {
    super(user, staff, metadata, reason);
  }
}

export class CorrectActivity extends ChangeActivity {
  constructor(
    user: string,
    readonly activity: string,
    staff: Staff,
    metadata: CommandMetadata,
    reason: string,
    readonly record: ActivityRecord,
  ) {
    super(user, staff, metadata, reason);
  }
}

export class VoidActivity extends ChangeActivity {
  constructor(
    user: string,
    readonly activity: string,
    staff: Staff,
    metadata: CommandMetadata,
    reason: string,
  ) {
    super(user, staff, metadata, reason);
  }
}
