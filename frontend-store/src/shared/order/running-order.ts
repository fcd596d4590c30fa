import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import type { OrderAddress } from './order-api.js';

interface RunningOrder extends OrderAddress {
  /** ISO instant: afterwards nobody looks for it any more. */
  until: string;
}

const NAME = 'running-order';
const DAY = 24 * 60 * 60_000;

const format: StoredFormat<RunningOrder> = {
  version: 1,
  parse: (value) => {
    const { uid, hash, until } = value as Partial<RunningOrder>;
    return typeof uid === 'string' && typeof hash === 'string' && typeof until === 'string'
      ? { uid, hash, until }
      : null;
  },
};

/** The order placed or followed last in this browser, while it is not completed. */
export function runningOrder(now: Date): OrderAddress | null {
  const order = readStored(deviceStorage, NAME, format);
  return order && Date.parse(order.until) > now.getTime() ? order : null;
}

/** Until a day after it is wanted. */
export const rememberOrder = ({ uid, hash }: OrderAddress, wantedAt: Date): void =>
  writeStored(deviceStorage, NAME, format, {
    uid,
    hash,
    until: new Date(wantedAt.getTime() + DAY).toISOString(),
  });

export function forgetOrder({ uid }: OrderAddress): void {
  if (readStored(deviceStorage, NAME, format)?.uid === uid) writeStored(deviceStorage, NAME, format, null);
}
