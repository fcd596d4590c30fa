import { deviceStorage, type SafeStorage, tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { type StoredFormat, readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { type OrderDetails, emptyDetails } from './details-slice.js';
import { rememberedDetails } from './remembered-details.js';
import { knownDetails } from './known-details.js';

const NAME = 'order-details';

const storedDetails: StoredFormat<OrderDetails> = {
  version: 1,
  parse: (value) => ({ ...emptyDetails, ...knownDetails(value) }),
};

/**
 * The customer's details as kept in this tab; those that they wanted to be remembered on this device where the tab has none. Empty
 * ones if there are none or they are damaged.
 */
export const loadDetails = (
  storage: SafeStorage = tabStorage,
  device: SafeStorage = deviceStorage,
): OrderDetails =>
  readStored(storage, NAME, storedDetails) ?? { ...emptyDetails, ...rememberedDetails(device) };

export const saveDetails = (details: OrderDetails, storage: SafeStorage = tabStorage): void =>
  writeStored(storage, NAME, storedDetails, details);
