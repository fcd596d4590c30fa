import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { anOrder } from '../../testing/an-order.js';
import { customerName } from './customer.js';
import { ModeBadge } from './order-badges.js';

afterEach(cleanup);

const named = anOrder({ mode: 'dineIn', tableIdentifier: '12' });
const unnamed = anOrder({ ...named, contact: { ...named.contact, firstName: '', lastName: '' } });
const erased = anOrder({
  ...named,
  contact: { ...named.contact, firstName: null, lastName: null, companyName: null },
});

test.each([
  ['a guest with a name', named, 'Anna Huber', 'Tisch 12'],
  ['a guest without one', unnamed, 'Tisch 12', 'Vor Ort'],
  ['a guest whose data was erased', erased, 'Daten gelöscht', 'Tisch 12'],
  ['a takeaway order', anOrder(), 'Anna Huber', 'Abholung'],
])('the table of %s is not shown twice', (_, order, name, mode) => {
  expect(customerName(order)).toBe(name);
  expect(render(<ModeBadge order={order} />).container.textContent).toBe(mode);
});
