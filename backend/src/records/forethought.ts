import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';

/** What is about to be written: null before is a new record, null after its removal. */
export interface WriteContext {
  readonly id: string;
  readonly staff: Staff;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

type Objection = (intent: WriteContext) => Promise<void>;

/** What a resource has against a write that neither its fields nor the policy can tell. */
@Injectable()
export class Forethought {
  private readonly objections = new Map<string, Objection>();

  /** `objection` throws what speaks against a write. */
  of(resource: string, objection: Objection): void {
    this.objections.set(resource, objection);
  }

  async demand(resource: string, intent: WriteContext): Promise<void> {
    await this.objections.get(resource)?.(intent);
  }
}
