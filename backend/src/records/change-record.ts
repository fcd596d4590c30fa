import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { RecordAnswer } from './record-answer.js';

/** Who writes which record. */
export interface Writing {
  readonly resource: Resource;
  readonly id: string;
  readonly staff: Staff;
  readonly metadata: CommandMetadata;
}

/** Who writes several records of one kind. */
export type WritingMany = Omit<Writing, 'id'>;

/** Something that staff do with a managed entity. */
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
    /** The revision that whoever writes has seen. */
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

/** Deletes what the person can be known by, for good. */
export class EraseRecord extends WriteExistingRecord {}

export class RestoreRecord extends WriteExistingRecord {
  constructor(
    writing: Writing,
    expected: number,
    /** The revision whose fields it shall have again; null: as it was removed. */
    readonly revision: string | null,
  ) {
    super(writing, expected);
  }
}
