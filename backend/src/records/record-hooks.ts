import type { Publication } from '@bestellwerk/domain/records/publication';
import type { ExistingRecord, Fields } from '@bestellwerk/domain/records/record-state';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import type { Writing } from './change-record.js';

/** A pending write: `before` is null for a new record, `after` is null for a removal. */
export interface WriteContext {
  readonly id: string;
  readonly staff: Staff;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** A pending publication of a draft: what was published before, and from when on (ISO in UTC) the draft is shown. */
export interface PublishContext {
  readonly writing: Writing;
  readonly draft: Fields;
  readonly publication: Publication;
  readonly from: string;
}

type BeforePublish = (context: PublishContext) => Promise<void>;
type BeforeWrite = (context: WriteContext) => Promise<void>;
type AfterWrite = (id: string, record: ExistingRecord) => Promise<void>;

/** What other contexts do before and after a record of a resource is written, in the order in which they registered. */
@Injectable()
export class RecordHooks {
  private readonly before = new Map<string, BeforeWrite[]>();
  private readonly after = new Map<string, AfterWrite[]>();
  private readonly published = new Map<string, BeforePublish[]>();

  /** For checks beyond fields and policy: `hook` throws if the write must be refused. */
  beforeWrite(resource: string, hook: BeforeWrite): void {
    this.before.set(resource, [...(this.before.get(resource) ?? []), hook]);
  }

  /** Runs right after the write, without waiting for read models. `hook` must be idempotent. */
  afterWrite(resource: string, hook: AfterWrite): void {
    this.after.set(resource, [...(this.after.get(resource) ?? []), hook]);
  }

  /** For what guests must not miss from the moment a draft is published. `hook` must be idempotent. */
  beforePublish(resource: string, hook: BeforePublish): void {
    this.published.set(resource, [...(this.published.get(resource) ?? []), hook]);
  }

  async runBeforePublish(context: PublishContext): Promise<void> {
    for (const hook of this.published.get(context.writing.resource.name) ?? []) await hook(context);
  }

  async runBefore(resource: string, context: WriteContext): Promise<void> {
    for (const hook of this.before.get(resource) ?? []) await hook(context);
  }

  async runAfter(resource: string, id: string, record: ExistingRecord): Promise<void> {
    for (const hook of this.after.get(resource) ?? []) await hook(id, record);
  }
}
