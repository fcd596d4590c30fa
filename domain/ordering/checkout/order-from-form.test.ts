import { describe, expect, test } from '@jest/globals';
import { monday } from '../../calendar/testing/instants.js';
import { ids } from '../testing/ids.js';
import { branch } from '../testing/inn.js';
import { deliveryForm, elsewhere, facts, form } from '../testing/shop.js';
import { orderPlacedSchema } from '../order/order-events.js';
import { orderFromForm } from './order-from-form.js';

const placedAs = {
  orderId: '44444444-4444-4444-8444-444444444444',
  ticketNumber: 7,
  at: monday('18:00'),
};

describe('an order created from a form', () => {
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

  test('is promised later by the delay of the kitchen, and at the time that was chosen in spite of it', () => {
    const usual = orderFromForm(form(), facts(), placedAs).expectedAt!;
    const delayed = orderFromForm(form(), facts(), { ...placedAs, delay: 20 }).expectedAt!;
    expect(Date.parse(delayed) - Date.parse(usual)).toBe(20 * 60_000);
    const appointmentDate = monday('20:00').toISOString();
    const chosen = orderFromForm(form({ appointmentDate }), facts(), { ...placedAs, delay: 20 });
    expect(chosen).toMatchObject({ appointmentDate });
    expect(chosen.expectedAt).toBeUndefined();
  });

  test('has no address where the form requires none', () => {
    const placed = orderFromForm(
      form({ street: 'Lindengasse 3', isDineIn: true, table: '12' }),
      facts(),
      placedAs,
    );
    expect(placed).toMatchObject({ address: null, tableIdentifier: '12', deliveryArea: null });
  });

  const seated = { isDineIn: true, table: '12', isCompany: true, companyName: 'Huber OG', vatNumber: 'x' };
  const nobody = { firstName: '', lastName: '', companyName: '', vatNumber: '', email: '', phone: '' };

  test('has no contact where the form requires none', () => {
    const placed = orderFromForm(form({ ...seated, email: 'x', phone: 'x' }), facts(), placedAs);
    expect(placed.contact).toEqual(nobody);
  });

  test('has the contact of a table order where the branch requires it', () => {
    const shop = facts({ branch: branch({ isDineInPhoneRequired: true }) });
    const { contact } = orderFromForm(form({ ...seated, email: 'anna@example.org' }), shop, placedAs);
    expect(contact).toMatchObject({ firstName: 'Anna', companyName: 'Huber OG', email: 'anna@example.org' });
  });

  test('has an address without a name where no name is required', () => {
    const shop = facts({ branch: branch({ isDineInAddressRequired: true }) });
    const address = { street: 'Lindengasse 3', zipCode: '1070', city: 'Wien' };
    const placed = orderFromForm(form({ ...seated, ...address }), shop, placedAs);
    expect(placed.contact).toEqual(nobody);
    expect(placed.address).toMatchObject({ ...address, name: '', companyName: '' });
  });

  test('keeps another delivery address', () => {
    const placed = orderFromForm(deliveryForm(elsewhere), facts(), placedAs);
    expect(placed.deliveryAddress).toMatchObject({ name: 'Karl Maier', street: 'Ring 1' });
  });

  test('keeps the wanted time as an instant in UTC', () => {
    const placed = orderFromForm(form({ appointmentDate: '2026-11-23T20:00:00+01:00' }), facts(), placedAs);
    expect(placed.appointmentDate).toBe('2026-11-23T19:00:00.000Z');
  });

  test('keeps the companies of both addresses', () => {
    const placed = orderFromForm(
      deliveryForm({
        isCompany: true,
        companyName: ' Huber OG ',
        vatNumber: 'ATU12345678',
        ...elsewhere,
        isDeliveryCompany: true,
        deliveryCompanyName: 'Maier KG',
      }),
      facts(),
      placedAs,
    );
    expect(placed.contact).toMatchObject({ companyName: 'Huber OG', vatNumber: 'ATU12345678' });
    expect(placed.deliveryAddress?.companyName).toBe('Maier KG');
  });

  test('is not created from a form with problems', () => {
    expect(() => orderFromForm(form({ phone: '' }), facts(), placedAs)).toThrow();
  });
});
