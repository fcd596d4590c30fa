import { type OrderDetails, emptyDetails } from './details-slice.js';

/** The fields of stored details that are what they should be; the others are left out. Throws if the value has no fields. */
export const knownDetails = (value: unknown): Partial<OrderDetails> =>
  Object.fromEntries(
    Object.entries(value as object).filter(
      ([name, field]) => Object.hasOwn(emptyDetails, name) && isLike(field, name as keyof OrderDetails),
    ),
  );

function isLike(field: unknown, name: keyof OrderDetails): boolean {
  if (name === 'paymentMethod' || name === 'donatee') return field === null || typeof field === 'string';
  if (name === 'donationAmount') return field === null || typeof field === 'number';
  return typeof field === typeof emptyDetails[name];
}
