import type { FrontDeskOrder } from '../contracts/order-display.schema.js';
import { minutesUntil } from '../ordering/due-time.js';
import { byDueTime } from './counter-orders.js';

export interface FrontDeskTicket {
  readonly id: string;
  readonly number: string;
  /** Ready since a moment ago: it blinks. */
  readonly isNew: boolean;
}

/** The two columns of the display at the front desk. */
export interface FrontDesk {
  /** Due first on top. */
  readonly preparing: readonly FrontDeskTicket[];
  /** Ready last on top. */
  readonly ready: readonly FrontDeskTicket[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NEW_FOR = 10 * SECOND;
const READY_FOR = 15 * MINUTE;
/** In minutes. */
const BEGUN_BEFORE_DUE = 60;
/** Minutes after which nobody waits any more for what was due; staff forgot to complete it. */
const FORGOTTEN_AFTER = 180;

type Waiting = Pick<FrontDeskOrder, 'id' | 'number' | 'status' | 'mode' | 'placedAt' | 'dueAt' | 'readyAt'>;

/**
 * The tickets of those who wait at the front desk. Meals for tables are served, and nobody waits for a delivery. Orders
 * for later appear within the hour before they are due.
 */
export function frontDeskAt(orders: readonly Waiting[], now: number): FrontDesk {
  const waiting = orders.filter(({ mode }) => mode === 'takeaway');
  const ticketOf = ({ id, number, readyAt }: Waiting): FrontDeskTicket => ({
    ...{ id, number },
    isNew: readyAt !== null && now - Date.parse(readyAt) < NEW_FOR,
  });
  const preparing = waiting
    .filter(
      ({ status, dueAt }) =>
        status === 'confirmed' && isBeingMade(minutesUntil(new Date(dueAt), new Date(now))),
    )
    .sort(byDueTime);
  const ready = waiting
    .filter(({ status, readyAt }) => status === 'ready' && isStillShown(readyAt, now))
    .sort((a, b) => Date.parse(b.readyAt!) - Date.parse(a.readyAt!) || byDueTime(a, b));
  return {
    preparing: preparing.map((one) => ({ ...ticketOf(one), isNew: false })),
    ready: ready.map(ticketOf),
  };
}

const isBeingMade = (ahead: number): boolean => ahead <= BEGUN_BEFORE_DUE && ahead > -FORGOTTEN_AFTER;

const isStillShown = (readyAt: string | null, now: number): boolean =>
  readyAt !== null && now - Date.parse(readyAt) < READY_FOR;
