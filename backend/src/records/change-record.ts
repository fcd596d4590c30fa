import type { PublishBody } from '@bestellwerk/domain/contracts/record.schema';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { RecordAnswer } from './record-answer.js';

/** The user and the record of a write. */
export interface Writing {
  readonly resource: Resource;
  readonly id: string;
  readonly staff: Staff;
  readonly metadata: CommandMetadata;
}

/** The user and the resource of a write of several records. */
export type WritingMany = Omit<Writing, 'id'>;

/** Base class of commands that write a managed entity. */
export abstract class WriteRecord extends Command<CommandResult<RecordAnswer>> {
  constructor(readonly writing: Writing) {
    super();
  }
}

export class CreateRecord extends WriteRecord {
  constructor(
    writing: Writing,
    readonly fields: Fields,
  ) {
    super(writing);
  }
}

abstract class WriteExistingRecord extends WriteRecord {
  constructor(
    writing: Writing,
    /** The revision that the user has seen. */
    readonly expected: number,
  ) {
    super(writing);
  }
}

export class ChangeRecord extends WriteExistingRecord {
  constructor(
    writing: Writing,
    expected: number,
    readonly changes: Fields,
  ) {
    super(writing, expected);
  }
}

export class RemoveRecord extends WriteExistingRecord {}

/** Permanently deletes personal data. */
export class EraseRecord extends WriteExistingRecord {}

export class RestoreRecord extends WriteExistingRecord {
  constructor(
    writing: Writing,
    expected: number,
    /** The revision to restore; null for the last one before removal. */
    readonly revision: string | null,
  ) {
    super(writing, expected);
  }
}

export class PublishRecord extends WriteExistingRecord {
  constructor(
    writing: Writing,
    expected: number,
    /** From and until when the draft is shown: null is at once, and for good. */
    readonly times: PublishBody,
  ) {
    super(writing, expected);
  }
}

export class UnpublishRecord extends WriteExistingRecord {
  constructor(
    writing: Writing,
    expected: number,
    /** Whether what is shown now stays. */
    readonly isScheduledOnly: boolean,
  ) {
    super(writing, expected);
  }
}
