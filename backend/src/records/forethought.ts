import type { Fields } from '@bestellwerk/domain/records/managed-record';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';

/** A pending write: `before` is null for a new record, `after` is null for a removal. */
export interface WriteContext {
  readonly id: string;
  readonly staff: Staff;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

type Objection = (intent: WriteContext) => Promise<void>;

/** Checks of a resource before a write, beyond its fields and the policy. */
@Injectable()
export class Forethought {
  private readonly objections = new Map<string, Objection>();

  /** `objection` throws if the write must be refused. */
  of(resource: string, objection: Objection): void {
    this.objections.set(resource, objection);
  }

  async demand(resource: string, intent: WriteContext): Promise<void> {
    await this.objections.get(resource)?.(intent);
  }
}
