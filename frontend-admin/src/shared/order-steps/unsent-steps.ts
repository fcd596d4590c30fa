import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import type { OrderMove } from '../orders/orders-api.js';

const PREFIX = 'unsent-moves:';

const isMove = (value: unknown): value is OrderMove => {
  const { id, ticketNumber, step, body, idempotencyKey } = (value ?? {}) as Partial<OrderMove>;
  const areTexts = [id, step, idempotencyKey].every((part) => typeof part === 'string');
  return areTexts && typeof ticketNumber === 'number' && typeof body === 'object';
};

const format: StoredFormat<OrderMove[]> = {
  version: 1,
  parse: (value) => (Array.isArray(value) && value.every(isMove) ? value : null),
};

/** Steps of a user not sent because the session had ended. Stored for the lifetime of the browser tab. */
export const unsentSteps = (user: string): OrderMove[] => readStored(tabStorage, PREFIX + user, format) ?? [];

export function keepUnsentStep(user: string, move: OrderMove): void {
  const others = unsentSteps(user).filter(({ id }) => id !== move.id);
  writeStored(tabStorage, PREFIX + user, format, [...others, move]);
}

export function forgetUnsentSteps(user: string, isDone: (move: OrderMove) => boolean): void {
  const left = unsentSteps(user).filter((move) => !isDone(move));
  writeStored(tabStorage, PREFIX + user, format, left.length > 0 ? left : null);
}
