import { isUnitName } from '@bestellwerk/domain/pricing/units';
import type { FormerOrder } from '@bestellwerk/domain/ordering/checkout/former-order';
import { deviceStorage, type SafeStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { isGuestRemembered } from '../guest-memory.js';

const NAME = 'former-orders';
const MOST = 20;

/** The newest first; what is damaged is left out order by order. Checked by hand, because zod would double the shop's first script. */
const format: StoredFormat<FormerOrder[]> = {
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter(isFormerOrder) : null),
};

/** The orders that were sent from this device, the newest first. */
export const formerOrders = (storage: SafeStorage = deviceStorage): FormerOrder[] =>
  isGuestRemembered() ? (readStored(storage, NAME, format) ?? []) : [];

/** Keeps an order; one of just the same before it goes, so that the list shows what differs. */
export function keepFormerOrder(order: FormerOrder, storage: SafeStorage = deviceStorage): void {
  if (!isGuestRemembered()) return;
  const others = formerOrders(storage).filter(
    (other) => other.uid !== order.uid && contentOf(other) !== contentOf(order),
  );
  writeStored(storage, NAME, format, [order, ...others].slice(0, MOST));
}

export const putBackFormerOrders = (
  orders: readonly FormerOrder[],
  storage: SafeStorage = deviceStorage,
): void => writeStored(storage, NAME, format, [...orders]);

export const eraseFormerOrders = (storage: SafeStorage = deviceStorage): void => storage.remove(NAME);

const contentOf = ({ branch, mode, lines }: FormerOrder): string =>
  JSON.stringify([
    branch,
    mode,
    lines.map(({ product, amount, unit, parts }) => [product, amount, unit, parts]),
  ]);

type Fields = Partial<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isFormerOrder = (value: unknown): value is FormerOrder =>
  isFields(value) &&
  [value.uid, value.branch, value.placedAt].every((text) => typeof text === 'string') &&
  !Number.isNaN(Date.parse(value.placedAt as string)) &&
  ['takeaway', 'delivery', 'dineIn'].includes(value.mode as string) &&
  (value.total === null || Number.isFinite(value.total)) &&
  Array.isArray(value.lines) &&
  value.lines.length > 0 &&
  value.lines.every(isLine);

const isLine = (line: unknown): boolean =>
  isFields(line) &&
  typeof line.product === 'string' &&
  typeof line.name === 'string' &&
  Number.isFinite(line.amount) &&
  isUnitName(line.unit) &&
  typeof line.isPriceHidden === 'boolean' &&
  Number.isFinite(line.gross) &&
  Array.isArray(line.parts) &&
  line.parts.every(isPart);

const isPart = (part: unknown): boolean =>
  isFields(part) &&
  typeof part.name === 'string' &&
  Array.isArray(part.choices) &&
  part.choices.every((choice) => typeof choice === 'string') &&
  (part.text === null || typeof part.text === 'string') &&
  typeof part.hasFiles === 'boolean';
