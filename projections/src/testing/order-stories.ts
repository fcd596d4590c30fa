import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMetadata, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import type { EventLog } from '@bestellwerk/event-log/event-log';

const firstInstant = Date.parse('2026-11-20T17:00:00.000Z');

const metadata: Omit<EventMetadata, 'v'> = {
  commandId: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  correlationId: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  causationId: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  actor: { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' },
  origin: 'back office',
  at: new Date(firstInstant).toISOString(),
};

/** Events of one order as they are read back. */
export const recorded = (order: string, events: readonly OrderEvent[]): RecordedEvent<OrderEvent>[] =>
  recordedIn(orderStream(order), events);

/** Events of one stream as they are read back: a minute and ten positions apart. */
export function recordedIn<Event extends DomainEvent>(
  stream: string,
  events: readonly Event[],
): RecordedEvent<Event>[] {
  return events.map((event, index) => ({
    ...event,
    id: randomUUID(),
    stream,
    revision: String(index),
    position: String(1000 + 10 * index),
    metadata: { ...metadata, v: 1, at: new Date(firstInstant + index * 60_000).toISOString() },
  }));
}

/** Appends the events to the order's stream in the log, wherever it ends. Answers the position. */
export async function appendOrder(
  log: EventLog,
  order: string,
  events: readonly OrderEvent[],
): Promise<string> {
  return appendEvents(log, orderStream(order), events);
}

/** Appends the events to any stream, wherever it ends. Answers the position. */
export async function appendEvents(
  log: EventLog,
  stream: string,
  events: readonly DomainEvent[],
): Promise<string> {
  const news = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
  return (await log.append(stream, 'any', news)).position;
}
