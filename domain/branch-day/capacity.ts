import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';

/** How many orders a branch takes per time window: altogether, and of each mode. Null is any number. */
export interface Capacity {
  /** Length of a window in minutes; divides an hour. */
  readonly windowMinutes: 5 | 10 | 15 | 30 | 60;
  readonly orders: number | null;
  readonly takeaway: number | null;
  readonly delivery: number | null;
  readonly dineIn: number | null;
}

/** Orders of a window by mode. */
export type WindowLoad = Readonly<Record<DeliveryMode, number>>;

export const NO_LOAD: WindowLoad = { takeaway: 0, delivery: 0, dineIn: 0 };

const MINUTE_MS = 60_000;

/** Start of the window that an instant falls into, as an ISO instant. Windows begin at the full hour. */
export function windowOf(at: string, { windowMinutes }: Pick<Capacity, 'windowMinutes'>): string {
  const length = windowMinutes * MINUTE_MS;
  return new Date(Math.floor(Date.parse(at) / length) * length).toISOString();
}

/** End of a window that begins at an ISO instant, as one. */
export const endOf = (window: string, { windowMinutes }: Pick<Capacity, 'windowMinutes'>): string =>
  new Date(Date.parse(window) + windowMinutes * MINUTE_MS).toISOString();

/** The shortest windows: orders in them can be summed up to windows of any length. */
export const SHORTEST = { windowMinutes: 5 } as const;

/** Whether a window has room for one more order of a mode. */
export const hasRoom = (load: WindowLoad, mode: DeliveryMode, capacity: Capacity): boolean =>
  isBelow(load.takeaway + load.delivery + load.dineIn, capacity.orders) &&
  isBelow(load[mode], capacity[mode]);

interface LimitedBranch {
  readonly capacityWindow: string;
  readonly capacityOrders: number | null;
  readonly capacityTakeaway: number | null;
  readonly capacityDelivery: number | null;
  readonly capacityDineIn: number | null;
}

/** What a branch takes; null if that is any number of orders. */
export function capacityOf(branch: LimitedBranch): Capacity | null {
  const capacity = {
    windowMinutes: Number(branch.capacityWindow) as Capacity['windowMinutes'],
    orders: branch.capacityOrders,
    takeaway: branch.capacityTakeaway,
    delivery: branch.capacityDelivery,
    dineIn: branch.capacityDineIn,
  };
  return isUnlimited(capacity) ? null : capacity;
}

const isBelow = (count: number, most: number | null): boolean => most === null || count < most;

/** Whether any number of orders is taken. */
export const isUnlimited = ({ orders, takeaway, delivery, dineIn }: Capacity): boolean =>
  [orders, takeaway, delivery, dineIn].every((most) => most === null);

/** Starts of windows in which no order of a mode has room. `loads` is keyed by the starts of the orders' own windows. */
export function fullWindows(
  loads: ReadonlyMap<string, WindowLoad>,
  capacity: Capacity,
): Record<DeliveryMode, string[]> {
  const sums = new Map<string, WindowLoad>();
  for (const [start, load] of loads) {
    const window = windowOf(start, capacity);
    sums.set(window, sumOf(sums.get(window) ?? NO_LOAD, load));
  }
  const full = (mode: DeliveryMode) =>
    [...sums].flatMap(([start, load]) => (hasRoom(load, mode, capacity) ? [] : [start])).sort();
  return { takeaway: full('takeaway'), delivery: full('delivery'), dineIn: full('dineIn') };
}

export const sumOf = (one: WindowLoad, other: WindowLoad): WindowLoad => ({
  takeaway: one.takeaway + other.takeaway,
  delivery: one.delivery + other.delivery,
  dineIn: one.dineIn + other.dineIn,
});
