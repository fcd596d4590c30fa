import { describe, expect, test } from '@jest/globals';
import { ids } from './testing/ids.js';
import { deliveryForm, facts, form, monday } from './testing/shop.js';
import { orderPlacedSchema } from './order-events.js';
import { orderFromForm } from './order-from-form.js';

const placedAs = {
  orderId: '44444444-4444-4444-8444-444444444444',
  ticketNumber: 7,
  at: monday('18:00'),
};

describe('an order made of a form', () => {
  test('is complete', () => {
    const placed = orderFromForm(deliveryForm({ comment: ' Bitte läuten ' }), facts(), placedAs);
    expect(orderPlacedSchema.parse(placed)).toEqual(placed);
    expect(placed).toMatchObject({
      branch: ids.branch,
      branchName: 'Gasthof Linde',
      businessDate: '2026-11-23',
      timeZone: 'Europe/Vienna',
      ticketNumber: 7,
      mode: 'delivery',
      menu: { id: ids.menu, revision: '3' },
      deliveryArea: { name: 'Zentrum', price: 2.9, taxRate: 20 },
      paymentMethod: 'cash',
      contact: { firstName: 'Anna', phone: '+436601234567', companyName: '' },
      address: { name: 'Anna Huber', street: 'Lindengasse 3', country: 'AT' },
      deliveryAddress: null,
      comment: 'Bitte läuten',
      placedAt: '2026-11-23T17:00:00.000Z',
    });
  });

  test('is the same for the same order id', () => {
    expect(orderFromForm(form(), facts(), placedAs)).toEqual(orderFromForm(form(), facts(), placedAs));
  });

  test('keeps no address where none was asked for', () => {
    const placed = orderFromForm(
      form({ street: 'Lindengasse 3', isDineIn: true, table: '12' }),
      facts(),
      placedAs,
    );
    expect(placed).toMatchObject({ address: null, tableIdentifier: '12', deliveryArea: null });
  });

  test('keeps another delivery address', () => {
    const placed = orderFromForm(
      deliveryForm({
        isDeliveryAddressDifferent: true,
        deliveryFirstName: 'Karl',
        deliveryLastName: 'Maier',
        deliveryStreet: 'Ring 1',
        deliveryZipCode: '1010',
        deliveryCity: 'Wien',
      }),
      facts(),
      placedAs,
    );
    expect(placed.deliveryAddress).toMatchObject({ name: 'Karl Maier', street: 'Ring 1' });
  });

  test('keeps the wanted time as an instant in UTC', () => {
    const placed = orderFromForm(form({ appointmentDate: '2026-11-23T20:00:00+01:00' }), facts(), placedAs);
    expect(placed.appointmentDate).toBe('2026-11-23T19:00:00.000Z');
  });

  test('keeps companies, here and there', () => {
    const placed = orderFromForm(
      deliveryForm({
        isCompany: true,
        companyName: ' Huber OG ',
        vatNumber: 'ATU12345678',
        isDeliveryAddressDifferent: true,
        isDeliveryCompany: true,
        deliveryCompanyName: 'Maier KG',
        deliveryFirstName: 'Karl',
        deliveryLastName: 'Maier',
        deliveryStreet: 'Ring 1',
        deliveryZipCode: '1010',
        deliveryCity: 'Wien',
      }),
      facts(),
      placedAs,
    );
    expect(placed.contact).toMatchObject({ companyName: 'Huber OG', vatNumber: 'ATU12345678' });
    expect(placed.deliveryAddress?.companyName).toBe('Maier KG');
  });

  test('is not made of a form with problems', () => {
    expect(() => orderFromForm(form({ phone: '' }), facts(), placedAs)).toThrow();
  });
});
