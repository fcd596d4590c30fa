import { expect, test } from '@jest/globals';
import type { StaffOrder } from '../contracts/order.schema.js';
import { customer as customerResource, type Customer } from '../records/definitions/customer.js';
import { orderedItem } from '../ordering/testing/orders.js';
import { knownGuests, soughtNumber } from './known-guests.js';

const phone = '0660 1234567';
const customer = (changes: Partial<Customer> = {}): Customer =>
  ({
    ...customerResource.schemas.fields.parse({
      firstName: 'Anna',
      lastName: 'Huber',
      phone: '+43 660/1234567',
    }),
    id: 'c-1',
    ...changes,
  }) as unknown as Customer;
const contact = {
  ...{ firstName: 'Anna', lastName: 'Huber', companyName: '', vatNumber: '' },
  ...{ email: 'anna@example.org', phone: '+436601234567' },
};
const address = {
  ...{ name: 'Anna Huber', companyName: '', street: 'Lindengasse 3', floor: '2', stairway: '', door: '7' },
  ...{ zipCode: '1070', city: 'Wien', country: 'AT' },
};
const order = (changes: object = {}): StaffOrder =>
  ({
    ...{ id: 'o-1', placedAt: '2026-11-20T17:00:00.000Z', items: [orderedItem], contact, address },
    ...{ deliveryAddress: null, ...changes },
  }) as unknown as StaffOrder;

test('a customer without an address has that of the newest order', () => {
  const older = order({ id: 'o-0', address: { ...address, street: 'Alter Platz 1' } });
  expect(knownGuests(phone, [customer()], [order(), older])).toEqual([
    expect.objectContaining({
      ...{ firstName: 'Anna', email: 'anna@example.org', street: 'Lindengasse 3', door: '7' },
      customer: { id: 'c-1', isBlocked: false, note: '' },
      lastOrder: { id: 'o-1', placedAt: '2026-11-20T17:00:00.000Z', items: [orderedItem] },
    }),
  ]);
});

test('the address of a customer is not mixed with another one', () => {
  const [guest] = knownGuests(phone, [customer({ street: 'Ring 1', zipCode: '1010' })], [order()]);
  expect(guest).toMatchObject({ street: 'Ring 1', zipCode: '1010', door: '', city: '' });
});

test('two people with one number are two', () => {
  const karl = order({ id: 'o-2', contact: { ...contact, firstName: 'Karl' } });
  const names = knownGuests(phone, [], [order(), karl, order({ id: 'o-3' })]).map(
    ({ firstName }) => firstName,
  );
  expect(names).toEqual(['Anna', 'Karl']);
});

test('an order to another address than the guest’s fills in where it went', () => {
  const elsewhere = { ...address, street: 'Büro 9' };
  expect(knownGuests(phone, [], [order({ deliveryAddress: elsewhere })])[0]!.street).toBe('Büro 9');
});

test('an erased guest is not known', () => {
  const nobody = Object.fromEntries(Object.keys(contact).map((name) => [name, null]));
  expect(knownGuests(phone, [customer({ phone: null as never })], [order({ contact: nobody })])).toEqual([]);
});

test.each([['06601'], [''], ['+43'], ['abc']])('%j is too little to look for', (typed) => {
  expect(soughtNumber(typed)).toBeNull();
  expect(knownGuests(typed, [customer()], [order()])).toEqual([]);
});
