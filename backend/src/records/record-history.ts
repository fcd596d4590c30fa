import { revisionsOf, type Revision } from '@bestellwerk/domain/records/revisions';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Injectable } from '@nestjs/common';
import { ActorNames } from '../access/actor-names.js';

/** The history of single records, read from the log. */
@Injectable()
export class RecordHistory {
  constructor(
    private readonly log: EventLog,
    private readonly actors: ActorNames,
  ) {}

  /** Oldest first; empty if there is no such record. */
  async revisions(resource: Resource, id: string): Promise<Revision[]> {
    return revisionsOf(resource, await this.log.readStream(resource.stream(id)));
  }

  /** The history as shown to users, newest first. */
  async revisionsOf(resource: Resource, id: string): Promise<RecordRevision[]> {
    const revisions = await this.revisions(resource, id);
    const named = await this.actors.of(revisions.map(({ actor }) => actor));
    return revisions
      .map(({ fields: _, actor, origin, changes, ...revision }) => ({
        ...revision,
        origin: origin as RecordRevision['origin'],
        actor: named(actor),
        changes: [...changes],
      }))
      .reverse();
  }
}
