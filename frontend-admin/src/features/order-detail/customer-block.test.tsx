import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { anOrder } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import { CustomerBlock } from './customer-block.js';

afterEach(cleanup);

const link = () => screen.queryByRole('link', { name: 'Auskunft oder Löschung' });
const nobody = anOrder();
const order = anOrder({ contact: { ...nobody.contact, phone: '+43660123456' } });
const administrator = { ...manager, roles: ['ROLE_ADMIN' as const] };

test('only who may erase a guest gets a way there, without the guest in its address', () => {
  show(<CustomerBlock order={order} />);
  expect(link()).toBeNull();
  cleanup();
  show(<CustomerBlock order={order} />, {}, administrator);
  expect(link()?.getAttribute('href')).toBe('/personal-data');
});

test('an order that says nothing of its guest leads nowhere', () => {
  show(<CustomerBlock order={nobody} />, {}, administrator);
  expect(link()).toBeNull();
});
