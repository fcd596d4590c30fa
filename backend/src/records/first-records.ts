import { randomUUID } from 'node:crypto';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { UniqueNames } from './unique-names.js';

/** A record that an installation begins with. Its id is always the same, so that it is there once. */
export interface FirstRecord {
  readonly resource: Resource;
  readonly id: string;
  readonly fields: Fields;
}

/** Writes records that nobody asked for: what is there already, was removed, or has the name of another one, stays as it is. */
@Injectable()
export class FirstRecords {
  constructor(
    private readonly transactor: Transactor,
    private readonly uniqueNames: UniqueNames,
  ) {}

  /** `purpose` tells commands of several origins apart. The position of the record; null if nothing was written. */
  async put({ resource, id, fields }: FirstRecord, purpose: string): Promise<string | null> {
    const stored = stripReferenceNames(resource, fields);
    const context = contextOf(purpose, resource.name, id);
    const { state } = await this.transactor.read(resource.stream(id), resource.decider);
    if (state.status !== 'none') return null;
    const taken = await this.uniqueNames.reserve(resource, id, { before: null, after: stored }, context);
    if (taken) return null;
    const outcome = await this.transactor.transact({
      stream: resource.stream(id),
      decider: resource.decider,
      decide: (record) => resource.decisions.create(record, stored),
      context,
    });
    return outcome.accepted ? outcome.position : null;
  }
}

function contextOf(purpose: string, resource: string, id: string): CommandContext {
  const correlationId = randomUUID();
  return {
    commandId: deterministicId(purpose, resource, id),
    correlationId,
    causationId: correlationId,
    actor: { kind: 'system', id: null },
    origin: 'system',
  };
}
