import type { KnownGuest } from '../contracts/known-guest.schema.js';
import type { StaffOrder } from '../contracts/order.schema.js';
import type { Customer } from '../records/definitions/customer.js';
import { asSought } from '../text/plain-text.js';
import { nationalNumber } from '../ordering/order-search.js';

/** Fewer digits are no number yet, and would be those of many. */
export const LEAST_PHONE_DIGITS = 6;

/** The digits by which guests are found; null while there are too few. */
export function soughtNumber(phone: string): string | null {
  const digits = nationalNumber(phone);
  return digits.length < LEAST_PHONE_DIGITS ? null : digits;
}

/**
 * Those who have this phone number: records of customers first, then guests of orders, newest first, each person once. What
 * a record leaves open is filled in from that person's newest order. Erased ones have no number any more.
 */
export function knownGuests(
  phone: string,
  customers: readonly Customer[],
  newestOrders: readonly StaffOrder[],
): KnownGuest[] {
  const sought = soughtNumber(phone);
  if (sought === null) return [];
  const has = (other: string | null | undefined) => nationalNumber(other ?? '') === sought;
  const guests = customers.filter((customer) => has(customer.phone)).map(ofCustomer);
  for (const order of newestOrders.filter(({ contact }) => has(contact.phone))) {
    const guest = ofOrder(order);
    const index = guests.findIndex((known) => isSamePerson(known, guest));
    if (index === -1) guests.push(guest);
    else guests[index] = filledIn(guests[index]!, guest);
  }
  return guests;
}

const nameOf = ({ firstName, lastName, companyName }: KnownGuest): string =>
  asSought(`${firstName} ${lastName}`.trim() || companyName);

/** A number without a name is anybody's who has the same number. */
const isSamePerson = (one: KnownGuest, other: KnownGuest): boolean =>
  nameOf(one) === nameOf(other) || nameOf(one) === '' || nameOf(other) === '';

const nowhere = { street: '', floor: '', stairway: '', door: '', zipCode: '', city: '' };

const ofCustomer = (customer: Customer): KnownGuest => ({
  ...nowhere,
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  companyName: customer.companyName ?? '',
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  street: customer.street ?? '',
  zipCode: customer.zipCode ?? '',
  city: customer.city ?? '',
  customer: { id: customer.id, isBlocked: customer.isBlocked, note: customer.note ?? '' },
  lastOrder: null,
});

function ofOrder({ id, placedAt, items, contact, address, deliveryAddress }: StaffOrder): KnownGuest {
  const place = deliveryAddress ?? address;
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    companyName: contact.companyName ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    street: place?.street ?? '',
    floor: place?.floor ?? '',
    stairway: place?.stairway ?? '',
    door: place?.door ?? '',
    zipCode: place?.zipCode ?? '',
    city: place?.city ?? '',
    customer: null,
    lastOrder: { id, placedAt, items },
  };
}

/** An address is taken as a whole: parts of two make a third one. */
function filledIn(known: KnownGuest, older: KnownGuest): KnownGuest {
  const { street, floor, stairway, door, zipCode, city } = known.street === '' ? older : known;
  const isNamed = nameOf(known) !== '';
  const { firstName, lastName, companyName } = isNamed ? known : older;
  return {
    ...known,
    ...{ firstName, lastName, companyName, street, floor, stairway, door, zipCode, city },
    email: known.email || older.email,
    lastOrder: known.lastOrder ?? older.lastOrder,
  };
}
