import { randomUUID } from 'node:crypto';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { UniqueNames } from '../../records/unique-names.js';
import type { SampleRecord } from './sample-images.js';
import { sampleRecords } from './sample-records.js';

/** Puts the sample inn into the log: its branches, its menu and its settings. */
@Injectable()
export class SampleShop {
  constructor(
    private readonly transactor: Transactor,
    private readonly uniqueNames: UniqueNames,
  ) {}

  /** What is there already stays as it is. Answers the position of the last record. */
  async add(): Promise<string> {
    let position = '-1';
    for (const record of sampleRecords()) position = (await this.write(record)) ?? position;
    return position;
  }

  private async write({ resource, id, fields }: SampleRecord): Promise<string | null> {
    const stored = stripReferenceNames(resource, fields);
    const context = contextOf(resource.name, id);
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

function contextOf(resource: string, id: string): CommandContext {
  const correlationId = randomUUID();
  return {
    commandId: deterministicId('sample', resource, id),
    correlationId,
    causationId: correlationId,
    actor: { kind: 'system', id: null },
    origin: 'system',
  };
}
