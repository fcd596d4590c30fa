import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkOrder } from './check-order.js';
import { checkoutView } from './checkout-view.js';
import { donationText } from './donation.js';
import { branch, config } from '../testing/inn.js';
import { deliveryForm, facts, form } from '../testing/shop.js';

const seated = form({ isDineIn: true });

describe('the blocks', () => {
  test.each([
    ['takeaway', form(), {}, ['contact', 'appointment', 'payment']],
    ['takeaway with an address', form(), { isTakeawayAddressRequired: true }, ['contact', 'address', 'appointment', 'payment']], // prettier-ignore
    ['takeaway of nothing', form({ items: [] }), {}, ['contact', 'payment']],
    ['delivery', deliveryForm(), {}, ['contact', 'deliveryArea', 'address', 'appointment', 'payment']],
    ['delivery without an address', deliveryForm(), { isDeliveryAddressRequired: false }, ['contact', 'deliveryArea', 'appointment', 'payment']], // prettier-ignore
    ['a table', seated, {}, ['table', 'appointment', 'payment']],
    ['a table with a phone', seated, { isDineInPhoneRequired: true }, ['table', 'contact', 'appointment', 'payment']], // prettier-ignore
    ['a table with an e-mail', seated, { isDineInEmailRequired: true }, ['table', 'contact', 'appointment', 'payment']], // prettier-ignore
    ['dine-in without tables', seated, { isTableSelectionEnabled: false }, ['contact', 'appointment', 'payment']], // prettier-ignore
    ['a request for a quotation', form(), { isQuotationRequired: true }, ['contact', 'appointment']],
  ])('of %s', (_, order, differences, blocks) => {
    expect(checkoutView(order, facts({ branch: branch(differences) })).blocks).toEqual(blocks);
  });

  test('have no payment where a price is given on request', () => {
    const shop = facts();
    const products = shop.products.map((product) => ({ ...product, isPriceHidden: true }));
    const view = checkoutView(form(), { ...shop, products });
    expect(view.blocks).toEqual(['contact', 'appointment']);
    expect(view.requiredFields).not.toContain('paymentMethod');
  });

  test('have a donation where the shop gives one', () => {
    const view = checkoutView(form(), facts({ config: config({ enablePluginDonations: true }) }));
    expect(view.blocks).toEqual(['contact', 'appointment', 'donation', 'payment']);
    expect(view.donationText).toContain('0,07\u00a0€');
    expect(checkoutView(form(), facts()).donationText).toBeNull();
  });
});

test('preselects the mode of the shop, the first delivery area and cash', () => {
  const areas = ['Zentrum', 'Umland'].map((area) => ({ ...branch().deliveryAreas[0]!, area }));
  const shop = facts({
    config: config({ defaultDeliveryMethod: 'delivery' }),
    branch: branch({ deliveryAreas: areas }),
  });
  expect(checkoutView(deliveryForm(), shop)).toMatchObject({
    modes: ['takeaway', 'delivery', 'dineIn'],
    defaultMode: 'delivery',
    defaultDeliveryArea: 'Zentrum',
    paymentMethods: ['cash', 'atm-card'],
    defaultPaymentMethod: 'cash',
  });
  expect(checkoutView(form(), shop).defaultDeliveryArea).toBeNull();
  expect(checkoutView(deliveryForm(), facts({ branch: branch({ deliveryAreas: [] }) }))).toMatchObject({
    defaultDeliveryArea: null,
  });
});

const flags = [
  ...['Takeaway', 'Delivery', 'DineIn'].flatMap((mode) =>
    ['Email', 'Phone', 'Address'].map((field) => `is${mode}${field}Required`),
  ),
  'isTableSelectionEnabled',
  'isAppointmentRequired',
  'isQuotationRequired',
];
const anyOf = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])));
/** Filled in by themselves. */
const preset = ['country', 'deliveryCountry', 'paymentMethod'];

test('the required fields are those that an empty form has problems with', () => {
  const modes = fc.constantFrom({}, { isDelivery: true }, { isDineIn: true });
  const ticks = anyOf(['isCompany', 'isDeliveryAddressDifferent', 'isDeliveryCompany']);
  fc.assert(
    fc.property(anyOf(flags), modes, ticks, (differences, mode, ticked) => {
      const empty = form({
        ...{ firstName: '', lastName: ' ', phone: '', legalInstructions: false, privacyPolicy: false },
        ...mode,
        ...ticked,
      });
      const shop = facts({ branch: branch(differences) });
      const named = checkOrder(empty, shop).problems.map(({ field }) => field);
      const required = checkoutView(empty, shop).requiredFields;
      expect(required.filter((name) => !preset.includes(name))).toEqual(named);
    }),
  );
});

test.each([
  ['EUR', '0,07\u00a0€'],
  ['CHF', '0,07\u00a0CHF'],
])('an order donates 0.07 %s', (currency, amount) => {
  expect(donationText(currency)).toBe(
    `Mit Ihrer Bestellung werden ${amount} gespendet. Die Spende übernimmt unser Anbieter, für Sie entstehen keine Kosten.`,
  );
});
