import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { Command } from '@nestjs/cqrs';
import type { Staff } from '../access/staff.js';
import type { Caller } from '../commands/caller.js';
import type { Written } from '../http/written.js';
import type { RecordAnswer } from './record-answer.js';

/** Something that staff do with a managed entity. */
export abstract class WriteRecord extends Command<Written<RecordAnswer>> {
  constructor(
    readonly resource: Resource,
    readonly id: string,
    readonly staff: Staff,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class CreateRecord extends WriteRecord {
  constructor(
    resource: Resource,
    id: string,
    staff: Staff,
    caller: Caller,
    readonly fields: Fields,
  ) {
    super(resource, id, staff, caller);
  }
}

export class ChangeRecord extends WriteRecord {
  constructor(
    resource: Resource,
    id: string,
    staff: Staff,
    caller: Caller,
    readonly changes: Fields,
    /** The revision that whoever changes it has seen. */
    readonly expected: number,
  ) {
    super(resource, id, staff, caller);
  }
}

export class RemoveRecord extends WriteRecord {
  constructor(
    resource: Resource,
    id: string,
    staff: Staff,
    caller: Caller,
    readonly expected: number,
  ) {
    super(resource, id, staff, caller);
  }
}

/** Deletes what the person can be known by, for good. */
export class EraseRecord extends WriteRecord {
  constructor(
    resource: Resource,
    id: string,
    staff: Staff,
    caller: Caller,
    readonly expected: number,
  ) {
    super(resource, id, staff, caller);
  }
}

export class RestoreRecord extends WriteRecord {
  constructor(
    resource: Resource,
    id: string,
    staff: Staff,
    caller: Caller,
    readonly expected: number,
    /** The revision whose fields it shall have again; null: as it was removed. */
    readonly revision: string | null,
  ) {
    super(resource, id, staff, caller);
  }
}
