import { describe, expect, test } from '@jest/globals';
import { checkOrder } from '../check-order.js';
import { orderFromForm } from '../order-from-form.js';
import type { OrderFormInput } from '../order-form.schema.js';
import { branch } from '../../testing/inn.js';
import { deliveryForm, facts, form } from '../../testing/shop.js';

const rubbish = ['', ' ', 'x', '\u200b', '0', 'Ä'.repeat(2000)];
const fieldsOf = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'companyName', 'vatNumber'],
  address: ['street', 'floor', 'stairway', 'door', 'zipCode', 'city', 'country'],
  elsewhere: [
    ...['deliveryCompanyName', 'deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryFloor'],
    ...['deliveryStairway', 'deliveryDoor', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry'],
  ],
} as const;
const company = { isCompany: true };
const other = { isDeliveryAddressDifferent: true, isDeliveryCompany: true };
const withoutAddress = facts({ branch: branch({ isDeliveryAddressRequired: false }) });

/** The block that is hidden, where that is so, and the form that hides it. */
const hidden: [keyof typeof fieldsOf, string, ReturnType<typeof facts>, (sent: object) => OrderFormInput][] =
  [
    ['contact', 'at a table', facts(), (sent) => form({ isDineIn: true, table: '12', ...company, ...sent })],
    ['address', 'of a takeaway', facts(), (sent) => form(sent)],
    ['address', 'of a delivery without address', withoutAddress, (sent) => deliveryForm(sent)],
    ['elsewhere', 'of a takeaway', facts(), (sent) => form({ ...other, ...sent })],
    ['elsewhere', 'of a delivery to the guest', facts(), (sent) => deliveryForm(sent)],
    [
      'elsewhere',
      'of a delivery without address',
      withoutAddress,
      (sent) => deliveryForm({ ...other, ...sent }),
    ],
  ];

const cases = hidden.flatMap(([block, where, shop, order]) =>
  fieldsOf[block].flatMap((field) =>
    rubbish.map((sent) => ({ block, where, shop, order, field, sent, shown: sent.slice(0, 3) })),
  ),
);

const placedAs = { orderId: '5d0a3c52-6d5c-4c83-9d0c-2f8b8c0d6a11', ticketNumber: 1, at: facts().now };

describe('a hidden block', () => {
  test.each(cases)(
    '$block $where, $field "$shown": is not looked at and not kept',
    ({ shop, order, field, sent }) => {
      const typed = order({ [field]: sent }) as ReturnType<typeof form>;
      expect(checkOrder(typed, shop).problems).toEqual([]);
      expect(orderFromForm(typed, shop, placedAs)).toEqual(
        orderFromForm(order({}) as ReturnType<typeof form>, shop, placedAs),
      );
    },
  );
});
