import { describe, expect, test } from '@jest/globals';
import { open } from '../../../opening-hours/testing/hours-entries.js';
import { monday } from '../../../calendar/testing/instants.js';
import { checkOrder } from '../check-order.js';
import type { OrderForm } from '../order-form.schema.js';
import { ids } from '../../testing/ids.js';
import { branch, config } from '../../testing/inn.js';
import { products } from '../../testing/menu.js';
import { deliveryForm, elsewhere, facts, form, twoSchnitzels } from '../../testing/shop.js';
import { messages } from './messages.js';
import type { ShopFacts } from './check-context.js';

const fields = (order: OrderForm, shop: ShopFacts = facts()) =>
  checkOrder(order, shop).problems.map(({ field }) => field);
const labelOf = (order: OrderForm, shop: ShopFacts) => checkOrder(order, shop).submitLabel;
const at = (clock: string, differences = {}, settings = {}) =>
  facts({ now: monday(clock), branch: branch(differences), config: config(settings) });

describe('a phone number', () => {
  const invalid = {
    field: 'phone',
    message: 'Bitte geben Sie eine gültige Nummer im Format +436601234567 an.',
  };

  test.each([
    '+436601234567',
    '0043 660 1234567',
    ' +43 660\u00a01234567 ',
    '0 0 43 660 12345',
    '+43 (0) 660 12345',
  ])('%s is valid', (phone) => expect(fields(form({ phone }))).toEqual([]));

  test.each([
    '06601234567',
    '+',
    '00',
    '++4366012345',
    '+43660/12345',
    '+4366012345x',
    'Anna',
    '+4',
    '+1234567890123456',
  ])('%s is invalid', (phone) => expect(checkOrder(form({ phone }), facts()).problems).toEqual([invalid]));

  test('is checked even where it is optional', () => {
    const optional = facts({ branch: branch({ isTakeawayPhoneRequired: false }) });
    expect(fields(form({ phone: '' }), optional)).toEqual([]);
    expect(fields(form({ phone: '0660' }), optional)).toEqual(['phone']);
  });
});

describe('a hidden contact block', () => {
  const rubbish = { firstName: '', lastName: '', phone: 'x', email: 'x', isCompany: true };

  test('requires nothing and checks nothing', () => {
    expect(fields(form({ isDineIn: true, table: '12', ...rubbish }))).toEqual([]);
  });

  test('is shown where tables are not chosen', () => {
    const shop = facts({ branch: branch({ isTableSelectionEnabled: false }) });
    expect(fields(form({ isDineIn: true, ...rubbish }), shop)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'companyName',
    ]);
  });
});

describe('the check of an address block', () => {
  const tooLong = 'Ä'.repeat(201);
  const address = { street: 'Lindengasse 3', zipCode: '1070', city: 'Wien' };
  const withAddress = { isTakeawayAddressRequired: true };
  const withoutAddress = { isDeliveryAddressRequired: false };
  const rubbish = { country: 'IT', street: tooLong, door: tooLong };
  const rubbishElsewhere = {
    ...{
      deliveryCountry: 'IT',
      deliveryStreet: tooLong,
      deliveryDoor: tooLong,
      deliveryCompanyName: tooLong,
    },
  };

  test.each([
    ...['DE', 'LI', 'AT', 'CH'].map((country) => [`${country} is a country`, form({ ...address, country, zipCode: country === 'DE' ? '80331' : '1070' }), withAddress, []] as const), // prettier-ignore
    ...['IT', '', ' AT', 'at', 'Österreich'].map((country) => [`'${country}' is none`, form({ ...address, country }), withAddress, ['country']] as const), // prettier-ignore
    ['a takeaway shows no address', form(rubbish), {}, []],
    ['a delivery may show no address', deliveryForm(rubbish), withoutAddress, []],
    ['no address, no delivery address', deliveryForm({ ...rubbish, isDeliveryAddressDifferent: true, ...rubbishElsewhere }), withoutAddress, []], // prettier-ignore
    ['a shown address is checked', deliveryForm(rubbish), {}, ['country', 'street', 'door']],
    ['an unused delivery address is not checked', deliveryForm(rubbishElsewhere), {}, []],
    ['a takeaway has no delivery address', form({ ...address, isDeliveryAddressDifferent: true, isDeliveryCompany: true, ...rubbishElsewhere }), withAddress, []], // prettier-ignore
    ['another address without a company', deliveryForm({ ...elsewhere, ...rubbishElsewhere }), {}, ['deliveryCountry', 'deliveryStreet', 'deliveryDoor']], // prettier-ignore
    ['another address of a company', deliveryForm({ ...elsewhere, isDeliveryCompany: true, deliveryCompanyName: tooLong }), {}, ['deliveryCompanyName']], // prettier-ignore
    ['a line of 200 letters is not too long', deliveryForm({ street: 'Ä'.repeat(200) }), {}, []],
  ])('%s', (_, order, differences, expected) => {
    expect(fields(order, facts({ branch: branch(differences) }))).toEqual(expected);
  });

  test.each([
    ['of a guest at a table: not checked', form({ isDineIn: true, table: '12', firstName: tooLong, companyName: tooLong, isCompany: true }), []], // prettier-ignore
    ['of a private person: not checked', form({ companyName: tooLong, vatNumber: tooLong }), []],
    ['of a company', form({ isCompany: true, companyName: tooLong, vatNumber: tooLong }), ['companyName', 'vatNumber']], // prettier-ignore
    ['of a guest', form({ firstName: tooLong, lastName: tooLong }), ['firstName', 'lastName']],
  ])('too long a contact %s', (_, order, expected) => {
    expect(fields(order)).toEqual(expected);
  });

  test('reports its problems in German', () => {
    const { problems } = checkOrder(deliveryForm({ country: 'IT', city: tooLong }), facts());
    expect(problems).toEqual([
      { field: 'country', message: 'Bitte wählen Sie eines der Länder aus der Liste aus.' },
      { field: 'city', message: 'Bitte geben Sie höchstens 200 Zeichen ein.' },
    ]);
  });
});

describe('companies and other addresses', () => {
  const company = { isDeliveryCompany: true };

  test.each([
    ['a company needs its name, not its number', form({ isCompany: true, companyName: 'Huber OG' }), {}, []],
    ['a blank company name is missing', form({ isCompany: true, companyName: '  ' }), {}, ['companyName']],
    ['a complete other address', deliveryForm(elsewhere), {}, []],
    ['a company at another address', deliveryForm({ ...elsewhere, ...company }), {}, ['deliveryCompanyName']],
    ['a company at an unused other address', deliveryForm(company), {}, []],
    ['another address of a takeaway', form({ isDeliveryAddressDifferent: true, ...company }), { isTakeawayAddressRequired: true }, ['street', 'zipCode', 'city']], // prettier-ignore
    ['another address where none is asked for', deliveryForm({ isDeliveryAddressDifferent: true }), { isDeliveryAddressRequired: false }, []], // prettier-ignore
    ['floor, stairway and door may be blank', deliveryForm({ floor: '', stairway: '', door: '' }), {}, []],
  ])('%s', (_, order, differences, expected) => {
    expect(fields(order, facts({ branch: branch(differences) }))).toEqual(expected);
  });
});

describe('the payment method', () => {
  const datatrans = { enableDatatrans: true, enablePluginDatatrans: true };
  const mollie = { enableMollie: true, enablePluginMollie: true };

  test.each([
    ['cash if it is offered', { isDatatransEnabled: true }, datatrans, 'cash'],
    ['else datatrans', { isCashEnabled: false, isDatatransEnabled: true }, datatrans, 'datatrans'],
    ['never another method', { isCashEnabled: false, isMollieEnabled: true }, mollie, null],
    ['not a method that the shop has disabled', {}, { enableCash: false }, null],
    ['not a method without a plugin', { isCashEnabled: false, isDatatransEnabled: true }, { enableDatatrans: true }, null], // prettier-ignore
  ])('without a choice is %s', (_, differences, settings, expected) => {
    const { paymentMethod, problems } = checkOrder(form(), at('18:00', differences, settings));
    expect(paymentMethod).toBe(expected);
    expect(problems).toEqual(
      expected ? [] : [{ field: 'paymentMethod', message: messages.paymentMethodMissing }],
    );
  });

  test.each([
    ['none chosen', null],
    ['one left from an earlier order', 'cash' as const],
  ])('of a branch that offers none is refused once, as a reason of the branch: %s', (_, paymentMethod) => {
    const off = { isCashEnabled: false, isATMCardEnabled: false };
    expect(checkOrder(form({ paymentMethod }), at('18:00', off))).toMatchObject({
      problems: [{ field: 'branch', message: messages.noPaymentMethods }],
      submitLabel: null,
    });
  });

  test('that is not offered is refused, not replaced', () => {
    expect(checkOrder(form({ paymentMethod: 'mollie' }), facts())).toMatchObject({
      paymentMethod: null,
      problems: [{ field: 'paymentMethod', message: messages.paymentMethodNotOffered }],
    });
  });
});

describe('a request for a quotation', () => {
  const onRequest = products.map((product) => ({ ...product, isPriceHidden: true }));
  const hidden = facts({ products: onRequest });

  test('is an order with a price that is given on request, or one for a branch that wants nothing else', () => {
    expect(checkOrder(form(), facts()).isQuotation).toBe(false);
    expect(checkOrder(form(), at('18:00', { isQuotationRequired: true })).isQuotation).toBe(true);
    expect(checkOrder(form(), hidden)).toMatchObject({
      isQuotation: true,
      submitLabel: 'Angebotsanfrage abschicken',
      problems: [],
    });
    expect(checkOrder(form({ items: [] }), hidden).isQuotation).toBe(false);
  });

  test('is not refused for a payment method that was kept from another order', () => {
    expect(checkOrder(form({ paymentMethod: 'mollie' }), hidden)).toMatchObject({
      paymentMethod: 'cash',
      problems: [],
    });
  });
});

describe('the button', () => {
  const own = { orderButtonLabel: 'Zahlungspflichtig bestellen' };
  const preorder = { isPreorderEnabled: true };
  const quotation = { isQuotationRequired: true };
  const oneSchnitzel = deliveryForm({ items: [{ ...twoSchnitzels, amount: 1 }] });

  test.each([
    ['open', form(), at('18:00'), 'Bestellung abschicken'],
    ['open, with the shop’s own text', form(), at('18:00', {}, own), 'Zahlungspflichtig bestellen'],
    ['delivery open', deliveryForm(), at('18:00', {}, own), 'Zahlungspflichtig bestellen'],
    ['open, but not for deliveries', deliveryForm(), at('12:00'), null],
    [
      'open, but deliveries only later',
      deliveryForm(),
      at('12:00', preorder, own),
      'Vorbestellung abschicken',
    ],
    ['closed', form(), at('09:00'), null],
    ['closed with pre-orders', form(), at('09:00', preorder, own), 'Vorbestellung abschicken'],
    ['takeaway while only deliveries go out', form(), at('22:30', { deliveryHours: [open('daily', '17:00', '23:00')] }), 'Bestellung abschicken'], // prettier-ignore
    ['a table while only deliveries go out', form({ isDineIn: true, table: '12' }), at('22:30', { deliveryHours: [open('daily', '17:00', '23:00')] }), 'Bestellung abschicken'], // prettier-ignore
    ['a quotation', form(), at('18:00', quotation, own), 'Angebotsanfrage abschicken'],
    ['a quotation while closed', form(), at('09:00', { ...quotation, ...preorder }), 'Angebotsanfrage abschicken'], // prettier-ignore
    ['below the minimum', oneSchnitzel, at('18:00'), null],
    ['below the minimum, with pre-orders', oneSchnitzel, at('12:00', preorder), null],
    ['below the minimum, a quotation', oneSchnitzel, at('18:00', quotation), null],
  ])('%s', (_, order, shop, label) => {
    expect(labelOf(order, shop)).toBe(label);
  });
});

describe('the minimum order value', () => {
  const minimumOf = (minimumOrderValue: number | null) =>
    facts({ branch: branch({ deliveryAreas: [{ ...branch().deliveryAreas[0]!, minimumOrderValue }] }) });

  test.each([
    [35, []],
    [35.01, ['items']],
    [0, []],
    [null, []],
  ])('of %s for goods worth 35', (minimum, expected) => {
    expect(fields(deliveryForm(), minimumOf(minimum))).toEqual(expected);
  });

  test('does not apply to takeaway', () => {
    expect(fields(form(), minimumOf(100))).toEqual([]);
  });
});

test('an order with a total of 0 can be placed', () => {
  const free = facts({ products: products.map((product) => ({ ...product, price: 0 })) });
  const order = form({ items: [{ product: ids.cheese, amount: 1, unit: 'kilogram' }] });
  expect(checkOrder(order, free)).toMatchObject({ problems: [], pricing: { totalGross: 0 } });
});

test('a table can also be given by its id', () => {
  const [table] = facts().tables;
  expect(fields(form({ isDineIn: true, table: table!.id }))).toEqual([]);
  expect(fields(form({ isDineIn: true, table: '' }))).toEqual(['table']);
});

test('all problems are reported at once, in the order of the checkout', () => {
  const order = deliveryForm({
    items: [{ ...twoSchnitzels, amount: 1, parts: [] }],
    ...{ firstName: '', email: '', deliveryArea: 'Zentrum', street: '', paymentMethod: 'mollie' as const },
    legalInstructions: false,
  });
  const shop = at('12:00', { isAppointmentRequired: true });
  expect(fields(order, shop)).toEqual([
    'items.0.parts.0',
    'firstName',
    'email',
    'street',
    'appointmentDate',
    'items',
    'paymentMethod',
    'legalInstructions',
  ]);
});
