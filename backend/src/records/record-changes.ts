import type {
  ExistingRecord,
  Fields,
  RecordState,
  RecordEvent,
} from '@bestellwerk/domain/records/record-state';
import { CHANGED_MEANWHILE } from '@bestellwerk/domain/records/record-state';
import type { Decision } from '@bestellwerk/domain/kernel/decider';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Accepted, CommandContext } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { HttpStatus, Injectable } from '@nestjs/common';
import { accepted } from '../platform/commands/command-executor.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { CatalogueFloor } from '../catalogue/catalogue-floor.js';
import { isSold } from '../catalogue/catalogue-rows.js';
import type { Writing } from './change-record.js';
import { RecordHooks } from './record-hooks.js';
import { authorizeChange } from './record-access.js';
import { recordAnswer, type RecordAnswer } from './record-answer.js';
import { RecordConflict } from './record-conflict.js';
import { ReferenceCheck } from './reference-check.js';
import { ReferenceNames } from './reference-names.js';
import { SharedOffers } from './shared-offers.js';
import { UniqueNames } from './unique-names.js';
import { IncomingReferences } from './incoming-references.js';

/** A change of a record: the decision, and the resulting fields (null if it releases its names). */
export interface Change {
  /** The part of the payload that distinguishes a repetition from another command with the same key. */
  readonly payload: unknown;
  /** The revision that the user has seen; null for a new record. */
  readonly expected: number | null;
  /** Deletes permanently, even if the record is referenced. */
  readonly isErasure?: boolean;
  /** Leaves the fields as they are, whatever is wrong with them. */
  readonly isUnchecked?: boolean;
  /** Done before anything is written, and only if the decision would be accepted. Idempotent. */
  prepare?(record: ExistingRecord): Promise<void>;
  /** The resulting fields, computed from the current record. */
  after(record: RecordState): Fields | null;
  decide(record: RecordState): Decision<RecordEvent>;
}

/** Writes managed entities; all their commands use it. */
@Injectable()
export class RecordChanges {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly uniqueNames: UniqueNames,
    private readonly referenceCheck: ReferenceCheck,
    private readonly usage: IncomingReferences,
    private readonly names: ReferenceNames,
    private readonly conflict: RecordConflict,
    private readonly hooks: RecordHooks,
    private readonly catalogueFloor: CatalogueFloor,
    private readonly sharedOffers: SharedOffers,
  ) {}

  /** Throws if a rule refuses the change; then nothing is written. */
  async write(
    { resource, id, staff, metadata }: Writing,
    change: Change,
  ): Promise<CommandResult<RecordAnswer>> {
    const context = this.contexts.contextFor(metadata, change.payload);
    const target = { stream: resource.stream(id), decider: resource.decider, context };
    const { earlier, state: record } = await this.transactor.load(target);
    if (earlier) return this.answer(resource, id, accepted(earlier));

    if (record.status === 'none' && change.expected !== null) throw unknown();
    const before = record.status === 'none' ? null : record.fields;
    const after = change.after(record);
    const action = change.isErasure ? resource.access.erase : resource.access.change;
    authorizeChange(resource, staff, id, { before, after: after ?? before ?? {} }, action);
    await this.sharedOffers.authorizeChange(resource, staff, id);
    if (after && !change.isUnchecked) await this.check(resource, before, after);
    else if (!after && !change.isErasure) await this.requireUnused(resource, id);

    const current = record.status === 'present' ? record.fields : null;
    await this.hooks.runBefore(resource.name, { id, staff, before: current, after });
    if (after) {
      const refused = await this.uniqueNames.reserve(resource, id, { before: current, after }, context);
      if (refused) throw ApiError.refused(refused.refusal);
    }
    if (record.status !== 'none' && !isRefusal(change.decide(record))) await change.prepare?.(record);
    const outcome = await this.transactor.transact({ ...target, decide: change.decide });
    if (!outcome.accepted) {
      if (after) await this.giveBack(resource, id, after, context);
      if (outcome.refusal.code !== CHANGED_MEANWHILE) throw ApiError.refused(outcome.refusal);
      throw await this.conflict.failure(resource, id, change.expected ?? 0, outcome.refusal);
    }
    if (current) await this.uniqueNames.release(resource, id, { before: current, after }, context);
    return this.answer(resource, id, outcome);
  }

  private async check(resource: Resource, before: Fields | null, after: Fields): Promise<void> {
    const problems = [
      ...resource.problems(after),
      ...(await this.referenceCheck.problems(resource, before, after)),
    ];
    if (problems.length > 0) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems);
  }

  /** A record in use cannot be removed. A reference created concurrently shows it as 'gelöscht'. */
  private async requireUnused(resource: Resource, id: string): Promise<void> {
    const problems = await this.usage.problems(resource, id);
    if (problems.length > 0) throw new ApiError(HttpStatus.CONFLICT, problems);
  }

  /** Releases names reserved for a refused change, except those that the current record has. */
  private async giveBack(
    resource: Resource,
    id: string,
    after: Fields,
    context: CommandContext,
  ): Promise<void> {
    const { state } = await this.transactor.read(resource.stream(id), resource.decider);
    const current = state.status === 'present' ? state.fields : null;
    await this.uniqueNames.release(resource, id, { before: after, after: current }, context);
  }

  private async answer(
    resource: Resource,
    id: string,
    { state, position }: Accepted<RecordState, RecordEvent>,
  ): Promise<CommandResult<RecordAnswer>> {
    const record = state as ExistingRecord;
    if (isSold(resource)) await this.catalogueFloor.raise(position);
    await this.hooks.runAfter(resource.name, id, record);
    const [named] = await this.names.put(resource, [recordAnswer(resource, id, record)]);
    return new CommandResult(named!, position);
  }
}

const unknown = (): ApiError => ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
