import { setTimeout as delay } from 'node:timers/promises';
import { branchDayDecider, placeOf as placeIn } from '@bestellwerk/domain/branch-day/branch-day';
import { branchDayStream, type BranchDayEvent } from '@bestellwerk/domain/branch-day/branch-day-events';
import { abandonedAt } from '@bestellwerk/domain/branch-day/branch-day-decisions';
import { fold } from '@bestellwerk/domain/kernel/decider';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { type OrderEvent, orderIdOf, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import { Findings } from './findings.js';

/** The process host has so long to free a place whose time is over. */
const FREED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;

/** Every order has its place, and every place its order, unless it was released or may still be written. */
export class PlaceCheck {
  readonly findings = new Findings();
  /** When they were taken, of the places whose order was not written yet. */
  private readonly waiting = new Map<string, string>();
  /** Orders that need their places no more. */
  private readonly ended = new Set<string>();

  take(entry: LogEvent): void {
    if (isUndecodable(entry)) return;
    const event = entry as RecordedEvent<BranchDayEvent | OrderEvent>;
    const { stream } = event;
    if (event.type === 'PlaceTaken') {
      const { order, takenAt, again } = event.data;
      if (!again || this.waiting.has(placeOf(stream, order)))
        this.waiting.set(placeOf(stream, order), takenAt);
    } else if (event.type === 'PlaceReleased') {
      const { order } = event.data;
      const place = placeOf(stream, order);
      if (!this.waiting.delete(place) && !this.ended.has(order)) {
        this.findings.add(`${place}: released though the order was written`);
      }
    } else if (isEnd(event)) {
      this.ended.add(orderIdOf(event));
    } else if (event.type === 'OrderPlaced') {
      const { branch, businessDate } = event.data;
      const place = placeOf(branchDayStream(branch, businessDate), orderIdOf(event));
      if (!this.waiting.delete(place)) this.findings.add(`${place}: the order was written without a place`);
    }
  }

  /**
   * What was neither used nor released at `now` is looked at again in the log, which has gone on, for so long as
   * a command or the process host may still be at it.
   */
  async finish(eventLog: EventLog, now: Date, waitMs: number): Promise<void> {
    const overdue = [...this.waiting].filter(([, takenAt]) => isLate(takenAt, now)).map(([place]) => place);
    const end = performance.now() + waitMs;
    for (const place of overdue) {
      while (!(await isSettled(eventLog, place))) {
        if (performance.now() < end) await delay(LOOK_EVERY_MS);
        else {
          this.findings.add(`${place}: taken, neither used nor released`);
          break;
        }
      }
    }
  }
}

const isEnd = ({ type }: RecordedEvent<BranchDayEvent | OrderEvent>): boolean =>
  type === 'OrderRejected' || type === 'OrderCanceled' || type === 'OrderFailed';

const isLate = (takenAt: string, now: Date): boolean =>
  Date.parse(abandonedAt(takenAt)) + FREED_WITHIN_MS < now.getTime();

async function isSettled(eventLog: EventLog, place: string): Promise<boolean> {
  const [day, order] = place.split(' ') as [string, string];
  if ((await eventLog.readStream(orderStream(order), { maxCount: 1 })).length > 0) return true;
  const events = (await eventLog.readStream(day)) as RecordedEvent<BranchDayEvent>[];
  return !placeIn(fold(branchDayDecider, events), order);
}

const placeOf = (day: string, order: string): string => `${day} ${order}`;
