import { type SafeStorage, tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { type StoredFormat, readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { type OrderDetails, emptyDetails } from './details-slice.js';

const NAME = 'order-details';

/** A field that is not what it should be is left empty; the others stay. */
const storedDetails: StoredFormat<OrderDetails> = {
  version: 1,
  parse: (value) => {
    const kept = Object.entries(value as object).filter(
      ([name, field]) => Object.hasOwn(emptyDetails, name) && isLike(field, name as keyof OrderDetails),
    );
    return { ...emptyDetails, ...(Object.fromEntries(kept) as Partial<OrderDetails>) };
  },
};

function isLike(field: unknown, name: keyof OrderDetails): boolean {
  if (name === 'paymentMethod' || name === 'donatee') return field === null || typeof field === 'string';
  return typeof field === typeof emptyDetails[name];
}

/** The customer's details as kept in this tab; empty ones if there are none or they are damaged. */
export const loadDetails = (storage: SafeStorage = tabStorage): OrderDetails =>
  readStored(storage, NAME, storedDetails) ?? emptyDetails;

export const saveDetails = (details: OrderDetails, storage: SafeStorage = tabStorage): void =>
  writeStored(storage, NAME, storedDetails, details);
