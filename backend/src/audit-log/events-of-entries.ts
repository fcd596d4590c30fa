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
    const found = await this.read(new Map(places.map((place) => [keyOf(place), place])), (place) => ({
      stream: streamOf(place),
      from: BigInt(place.revision),
      maxCount: 1,
    }));
    return (place) => found.get(keyOf(place))?.[0] as RecordedEvent<Event> | undefined;
  }

  /** Whole streams by their names, for what only all events before one say. */
  async streams(names: readonly string[]): Promise<(name: string) => readonly RecordedEvent[]> {
    const found = await this.read(new Map(names.map((name) => [name, name])), (stream) => ({ stream }));
    return (name) => found.get(name) ?? [];
  }

  private async read<Asked>(asked: ReadonlyMap<string, Asked>, readingOf: (one: Asked) => Reading) {
    const found = new Map<string, readonly RecordedEvent[]>();
    const waiting = asked.entries();
    let isAway = false;
    const readSome = async () => {
      for (const [key, one] of waiting) {
        if (isAway) return;
        const { stream, ...options } = readingOf(one);
        try {
          found.set(key, await this.log.readStream(stream, { ...options, withinMs: WITHIN_MS }));
        } catch (error) {
          if (error instanceof LogUnavailable) isAway = true;
          else if (!(error instanceof UndecodableEventError)) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readSome));
    return found;
  }
}

interface Reading {
  readonly stream: string;
  readonly from?: bigint;
  readonly maxCount?: number;
}

const streamOf = ({ resource, record }: Place): string => `${resource}-${record}`;

const keyOf = (place: Place): string => `${streamOf(place)} ${place.revision}`;
