import { isFound, orderSearchTexts, orderTerms } from '../order-search.js';
import { placedOrder } from './orders.js';

const { contact, address, items } = placedOrder();
const nowhere = {
  name: '',
  companyName: '',
  street: '',
  floor: '',
  stairway: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
};

/** What an order is searched by, in words of its guest. */
export interface SearchedFields {
  ticketNumber?: number;
  names?: [first: string, last: string];
  phone?: string;
  table?: string | null;
  street?: string;
  dish?: string;
  /** Decimal. */
  total?: number;
}

export function searchable(changes: SearchedFields) {
  const { ticketNumber = 7, names = ['Anna', 'Steiner'], phone = '', table = null, street, dish } = changes;
  const order = {
    uid: 'K7Q105XWPZ',
    contact: {
      ...contact,
      firstName: names[0],
      lastName: names[1],
      companyName: '',
      email: 'anna@example.org',
      phone,
    },
    tableIdentifier: table,
    address: null,
    deliveryAddress: street ? { ...nowhere, ...address, street, zipCode: '1020', city: 'Wien' } : null,
    items: [{ ...items[0]!, name: dish ?? 'Gulasch' }],
  };
  return { ticketNumber, totalGross: changes.total ?? 18, ...orderSearchTexts(order) };
}
export const finds = (search: string, order: SearchedFields): boolean =>
  isFound(searchable(order), orderTerms(search));
