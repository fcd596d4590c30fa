import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import {
  orderStream,
  type OrderEvent,
  type OrderPlaced,
} from '@bestellwerk/domain/ordering/order/order-events';
import { metadataOf } from '@bestellwerk/event-log/command';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { newContext } from './contexts.js';

const WRITERS = 64;
const PLACES_AT_ONCE = 200;
const golden = new URL('../../domain/ordering/stories/takeaway-paid-in-two-parts.json', import.meta.url);
const story = (JSON.parse(readFileSync(golden, 'utf8')) as { events: OrderEvent[] }).events.map(
  ({ type, data }) => ({ type, data }) as OrderEvent,
);

/** With the place. */
export const EVENTS_PER_ORDER = story.length + 1;

export interface Day {
  readonly branch: string;
  readonly businessDate: string;
}

/** Orders from their place to their last payment, each in one append; answers the log's last position. */
export async function fillOrders(log: EventLog, count: number, day: Day): Promise<string> {
  const orders = Array.from({ length: count }, () => randomUUID());
  await fillPlaces(log, orders, day);
  let next = 0;
  const write = async () => {
    for (let index = next++; index < count; index = next++) {
      await log.append(orderStream(orders[index]!), 'noStream', recorded(storyOf(index + 1, day)));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return log.head();
}

/** All in one stream, where the tickets are counted. */
async function fillPlaces(log: EventLog, orders: readonly string[], day: Day): Promise<void> {
  const stream = branchDayStream(day.branch, day.businessDate);
  for (let first = 0; first < orders.length; first += PLACES_AT_ONCE) {
    const events = orders.slice(first, first + PLACES_AT_ONCE).map((order, index) => ({
      type: 'PlaceTaken' as const,
      data: { order, window: null, ticketNumber: first + index + 1, takenAt: instantOf(first, day) },
    }));
    await log.append(stream, first === 0 ? 'noStream' : BigInt(first - 1), recorded(events));
  }
}

const recorded = <E extends { type: string; data: object }>(events: readonly E[]) => {
  const metadata = metadataOf(newContext(), new Date());
  return events.map(({ type, data }) => ({ id: randomUUID(), type, data, metadata })) as never[];
};

/** The story of the golden file, of another customer. */
function storyOf(number: number, day: Day): OrderEvent[] {
  return story.map((event) => {
    if (event.type === 'PaymentRecorded') return { ...event, data: { ...event.data, payment: randomUUID() } };
    return event.type === 'OrderPlaced' ? { ...event, data: placedBy(event.data, number, day) } : event;
  });
}

function placedBy(placed: OrderPlaced, number: number, day: Day): OrderPlaced {
  return {
    ...placed,
    ...day,
    uid: number.toString(36).toUpperCase().padStart(10, '0'),
    ticketNumber: number,
    contact: { ...placed.contact, lastName: `Muster ${number}`, email: `erika.${number}@example.org` },
    comment: 'Bitte klingeln, die Glocke ist leise.',
    placedAt: instantOf(number, day),
  };
}

const instantOf = (number: number, { businessDate }: Day): string =>
  new Date(Date.parse(`${businessDate}T10:00:00Z`) + (number % 36_000) * 1_000).toISOString();
