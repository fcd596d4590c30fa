import { fieldChanges } from '@bestellwerk/domain/records/revisions';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Refusal } from '@bestellwerk/domain/kernel/refusal';
import { HttpStatus, Injectable } from '@nestjs/common';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { ApiError } from '../platform/http/api-error.js';
import { recordAnswer } from './record-answer.js';
import { RecordHistory } from './record-history.js';
import { ReferenceNames } from './reference-names.js';

/** Builds the 409 for a change that was based on an outdated revision. */
@Injectable()
export class RecordConflict {
  constructor(
    private readonly transactor: Transactor,
    private readonly history: RecordHistory,
    private readonly names: ReferenceNames,
  ) {}

  /** Contains the current record and the changes since the expected revision. */
  async failure(resource: Resource, id: string, expected: number, { problems }: Refusal): Promise<ApiError> {
    const { state } = await this.transactor.read(resource.stream(id), resource.decider);
    if (state.status === 'none') return new ApiError(HttpStatus.CONFLICT, problems);
    const revisions = await this.history.revisions(resource, id);
    const [record] = await this.names.put(resource, [recordAnswer(resource, id, state)]);
    const changes = fieldChanges(revisions[expected]?.fields ?? {}, state.fields);
    return new ApiError(HttpStatus.CONFLICT, problems, { conflict: { record, changes } });
  }
}
