import { deviceStorage, tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import type { OrderAddress } from './order-api.js';

interface RunningOrder extends OrderAddress {
  /** ISO instant: afterwards nobody looks for it any more. */
  until: string;
  /** The number of the order that this one was sent in place of. */
  replaces?: string;
}

const NAME = 'running-order';
const DAY = 24 * 60 * 60_000;
const MOST = 3;

/** The newest first. One that is alone was stored before there could be several. */
const format: StoredFormat<RunningOrder[]> = {
  version: 1,
  parse: (value) => (Array.isArray(value) ? value : [value]).filter(isRunningOrder),
};

const isRunningOrder = (value: unknown): value is RunningOrder => {
  const { uid, hash, until, replaces } = (value ?? {}) as Partial<RunningOrder>;
  const isWhole = typeof uid === 'string' && typeof hash === 'string' && typeof until === 'string';
  return isWhole && (replaces === undefined || typeof replaces === 'string');
};

const stored = (): RunningOrder[] => readStored(deviceStorage, NAME, format) ?? [];

const store = (orders: readonly RunningOrder[]): void =>
  writeStored(deviceStorage, NAME, format, orders.length === 0 ? null : orders.slice(0, MOST));

/** The orders placed or followed in this browser whose end was not seen yet, the newest first. */
export const runningOrders = (now: Date): OrderAddress[] =>
  stored().filter(({ until }) => Date.parse(until) > now.getTime());

/**
 * The order that was sent in place of another one, where this browser has followed it. The server does not say it: a person
 * who has the address of the first order need not be the guest.
 */
export const orderInPlaceOf = (uid: string): OrderAddress | undefined =>
  stored().find(({ replaces }) => replaces === uid);

/** Until a day after it is wanted. */
export function rememberOrder({ uid, hash }: OrderAddress, wantedAt: Date, replaces?: string): void {
  const until = new Date(wantedAt.getTime() + DAY).toISOString();
  const order = { uid, hash, until, ...(replaces !== undefined && { replaces }) };
  const known = stored();
  const index = known.findIndex((one) => one.uid === uid);
  const now = Date.now();
  const others = known.filter(({ until }) => Date.parse(until) > now);
  store(index === -1 ? [order, ...others] : known.with(index, order));
}

export const forgetOrder = ({ uid }: OrderAddress): void => store(stored().filter((one) => one.uid !== uid));

/** Forgets them all; answers what puts them back. */
export function eraseRunningOrders(): () => void {
  const erased = stored();
  store([]);
  return () => store(erased);
}

const HERE = 'sent-orders';

const numbers: StoredFormat<string[]> = {
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null),
};

const sentHere = (): string[] => readStored(tabStorage, HERE, numbers) ?? [];

/** Notes that this tab has sent an order. */
export const noteSentHere = ({ uid }: Pick<OrderAddress, 'uid'>): void =>
  writeStored(tabStorage, HERE, numbers, [uid, ...sentHere()].slice(0, MOST));

/** Running orders that another tab of this browser has sent or followed. */
export function ordersOfOtherTabs(now: Date): OrderAddress[] {
  const own = sentHere();
  return runningOrders(now).filter(({ uid }) => !own.includes(uid));
}
