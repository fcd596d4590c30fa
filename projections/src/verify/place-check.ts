import { branchDayStream, type BranchDayEvent } from '@bestellwerk/domain/branch-day/branch-day-events';
import { abandonedAt } from '@bestellwerk/domain/branch-day/place-time';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order-events';
import { orderIdOf } from '@bestellwerk/domain/ordering/order-id';
import { isUndecodable, type Entry } from '@bestellwerk/event-log/entry';
import { Findings } from './findings.js';

/** The process host has so long to free a place whose time is over. */
const FREED_WITHIN_MS = 60_000;

/** Every order has its place, and every place its order, unless it was released or may still be written. */
export class PlaceCheck {
  readonly findings = new Findings();
  /** When they were taken, of the places whose order was not written yet. */
  private readonly waiting = new Map<string, string>();

  take(entry: Entry): void {
    if (isUndecodable(entry)) return;
    const event = entry as RecordedEvent<BranchDayEvent | OrderEvent>;
    const { stream } = event;
    if (event.type === 'PlaceTaken') {
      const { order, takenAt, again } = event.data;
      if (!again || this.waiting.has(placeOf(stream, order)))
        this.waiting.set(placeOf(stream, order), takenAt);
    } else if (event.type === 'PlaceReleased') {
      const place = placeOf(stream, event.data.order);
      if (!this.waiting.delete(place)) this.findings.add(`${place}: released though the order was written`);
    } else if (event.type === 'OrderPlaced') {
      const { branch, businessDate } = event.data;
      const place = placeOf(branchDayStream(branch, businessDate), orderIdOf(event));
      if (!this.waiting.delete(place)) this.findings.add(`${place}: the order was written without a place`);
    }
  }

  finish(now: Date): void {
    for (const [place, takenAt] of this.waiting) {
      const isLate = Date.parse(abandonedAt(takenAt)) + FREED_WITHIN_MS < now.getTime();
      if (isLate) this.findings.add(`${place}: taken, neither used nor released`);
    }
  }
}

const placeOf = (day: string, order: string): string => `${day} ${order}`;
