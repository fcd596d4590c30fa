import { deviceStorage, type SafeStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { isGuestRemembered } from '../guest-memory.js';
import { emptyDetails, type OrderDetails } from './details-slice.js';
import { knownDetails } from './known-details.js';

const NAME = 'remembered-details';

/** Contact and address. What was paid with, donated and agreed to is asked for with each order. */
export type RememberedDetails = Omit<
  OrderDetails,
  'paymentMethod' | 'donatee' | 'donationAmount' | 'legalInstructions' | 'privacyPolicy'
>;

const rememberedOf = ({
  paymentMethod: _method,
  donatee: _donatee,
  donationAmount: _donationAmount,
  legalInstructions: _terms,
  privacyPolicy: _privacy,
  ...remembered
}: OrderDetails): RememberedDetails => remembered;

const format: StoredFormat<RememberedDetails> = {
  version: 1,
  parse: (value) => rememberedOf({ ...emptyDetails, ...knownDetails(value) }),
};

/** What the guest wanted to be kept on this device; null if nothing is. */
export const rememberedDetails = (storage: SafeStorage = deviceStorage): RememberedDetails | null =>
  isGuestRemembered() ? readStored(storage, NAME, format) : null;

export function rememberDetails(details: OrderDetails, storage: SafeStorage = deviceStorage): void {
  if (isGuestRemembered()) writeStored(storage, NAME, format, rememberedOf(details));
}

export const forgetDetails = (storage: SafeStorage = deviceStorage): void => storage.remove(NAME);

/** The same details without what is remembered. */
export const emptyRemembered: RememberedDetails = rememberedOf(emptyDetails);
