import { describe, expect, test } from '@jest/globals';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { shownSums } from '../../pricing/totals.js';
import { config } from '../testing/inn.js';
import { donatee, facts, form } from '../testing/shop.js';
import { checkOrder } from './check-order.js';
import { typedDonation } from './donation.js';
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

  test('of the guest is on top of the sum, without tax, and is no part of the goods', () => {
    const given = form({ donatee: donatee.id, donationAmount: 2.5 });
    const { pricing, donation } = orderFromForm(given, facts(donating), placedAs);
    const without = orderFromForm(order, facts(donating), placedAs).pricing;
    expect(pricing).toEqual({
      ...without,
      donation: 2.5,
      totalGross: toDecimal(toUnits(without.totalGross) + toUnits(2.5)),
    });
    expect(shownSums(pricing)).toEqual(shownSums(without));
    expect(donation).toEqual({ donatee: donatee.id, name: 'Gruft Wien', amount: 0.07 });
  });

  test.each([
    ['less than is taken', { donationAmount: 0.05 }, 'donationAmount'],
    ['nothing', { donationAmount: 0 }, 'donationAmount'],
    ['less than nothing', { donationAmount: -5 }, 'donationAmount'],
    ['more than anybody means', { donationAmount: 500.01 }, 'donationAmount'],
    ['parts of a cent', { donationAmount: 1.005 }, 'donationAmount'],
    ['to nobody', { donationAmount: 1, donatee: null }, 'donatee'],
  ])('of %s is refused at its field and costs nothing', (_, differences, field) => {
    const { problems, pricing } = checkOrder(form({ donatee: donatee.id, ...differences }), facts(donating));
    expect(problems.map((one) => one.field)).toEqual([field]);
    expect(pricing).not.toHaveProperty('donation');
  });

  test('of the guest is left out of requests, and where the shop has none', () => {
    const given = form({ donatee: donatee.id, donationAmount: 2 });
    const { branch } = facts();
    const request = { ...donating, branch: { ...branch, isQuotationRequired: true } };
    for (const differences of [request, {}]) {
      const { problems, pricing } = checkOrder(given, facts(differences));
      expect(problems).toEqual([]);
      expect(pricing).not.toHaveProperty('donation');
    }
  });

  test.each([
    ['2', 2],
    [' 2,5 ', 2.5],
    ['2.50 €', 2.5],
    ['10 EUR', 10],
    ['€ 2,50', 2.5],
    ['500', 500],
    ['0,09', null],
    ['1,005', null],
    ['501', null],
    ['-2', null],
    ['zwei', null],
    ['', null],
    ['1e2', null],
  ])('typed as "%s" is %s', (text, amount) => {
    expect(typedDonation(text)).toBe(amount);
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
