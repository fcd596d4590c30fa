import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { LogUnavailable, UndecodableEventError } from '@bestellwerk/event-log/errors';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';

/** Where an event is in the log. */
export type Place = Pick<AuditLogRow, 'resource' | 'record' | 'revision'>;

const AT_ONCE = 8;
const WITHIN_MS = 2_000;

/** Single events, some at a time: no table keeps what is in them. The journal is read without them while the log is away. */
@Injectable()
export class EventsOfEntries {
  constructor(private readonly log: EventLog) {}

  async at<Event extends DomainEvent>(
    places: readonly Place[],
  ): Promise<(place: Place) => RecordedEvent<Event> | undefined> {
    const found = new Map<string, RecordedEvent>();
    const waiting = new Map(places.map((place) => [keyOf(place), place])).entries();
    let isAway = false;
    const readSome = async () => {
      for (const [key, place] of waiting) {
        if (isAway) return;
        try {
          const event = await this.read(place);
          if (event) found.set(key, event);
        } catch (error) {
          if (!(error instanceof LogUnavailable)) throw error;
          isAway = true;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readSome));
    return (place) => found.get(keyOf(place)) as RecordedEvent<Event> | undefined;
  }

  private async read({ resource, record, revision }: Place): Promise<RecordedEvent | undefined> {
    const options = { from: BigInt(revision), maxCount: 1, withinMs: WITHIN_MS };
    try {
      return (await this.log.readStream(`${resource}-${record}`, options))[0];
    } catch (error) {
      if (error instanceof UndecodableEventError) return undefined;
      throw error;
    }
  }
}

const keyOf = ({ resource, record, revision }: Place): string => `${resource}-${record} ${revision}`;
