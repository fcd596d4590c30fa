import { describe, expect, test } from '@jest/globals';
import { config } from '../testing/inn.js';
import { donatee, facts, form } from '../testing/shop.js';
import { checkOrder } from './check-order.js';
import { orderFromForm } from './order-from-form.js';

const donating = { config: config({ enablePluginDonations: true }) };
const order = form({ donatee: donatee.id });
const placedAs = { orderId: 'a', ticketNumber: 1, at: facts().now };
const problemsOf = (differences: object) =>
  checkOrder(order, facts({ ...donating, ...differences })).problems;

describe('a donation', () => {
  test('is kept with the order under the name that its organisation has then', () => {
    expect(orderFromForm(order, facts(donating), placedAs).donation).toEqual({
      ...{ donatee: donatee.id, name: 'Gruft Wien', amount: 0.07 },
    });
  });

  test('adds nothing to what the guest pays', () => {
    const { pricing } = orderFromForm(order, facts(donating), placedAs);
    expect(pricing).toEqual(orderFromForm(form(), facts(donating), placedAs).pricing);
  });

  test('is missing where nobody was chosen', () => {
    expect(orderFromForm(form(), facts(donating), placedAs)).not.toHaveProperty('donation');
  });

  test('is left out where the shop gives none, so that a choice that was kept does not stop the order', () => {
    const off = facts();
    expect(checkOrder(order, off).problems).toEqual([]);
    expect(orderFromForm(order, off, placedAs)).not.toHaveProperty('donation');
  });

  test.each([
    ['is not there any more', { donatees: [] }],
    ['is not offered any more', { donatees: [{ ...donatee, isEnabled: false }] }],
  ])('to an organisation that %s is refused at its field', (_, differences) => {
    expect(problemsOf(differences)).toEqual([
      {
        field: 'donatee',
        message:
          'Für diese Organisation wird nicht mehr gespendet. Bitte wählen Sie eine andere oder keine aus.',
      },
    ]);
  });
});
