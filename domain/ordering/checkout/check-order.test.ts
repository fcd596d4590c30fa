import { describe, expect, test } from '@jest/globals';
import { open } from '../../opening-hours/testing/hours-entries.js';
import { monday } from '../../calendar/testing/instants.js';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import { checkOrder } from './check-order.js';
import type { ShopFacts } from './check/check-context.js';
import { ids } from '../testing/ids.js';
import { branch, config } from '../testing/inn.js';
import { deliveryForm, facts, form, twoSchnitzels } from '../testing/shop.js';
import type { OrderForm } from './order-form.schema.js';

const fields = (order: OrderForm, shop: ShopFacts = facts()) =>
  checkOrder(order, shop).problems.map(({ field }) => field);
const messages = (order: OrderForm, shop: ShopFacts = facts()) =>
  checkOrder(order, shop).problems.map(({ message }) => normalizeSpaces(message));
const at = (clock: string, differences = {}) => facts({ now: monday(clock), branch: branch(differences) });

describe('a complete order', () => {
  test('to take away has a price, a payment method and a button', () => {
    expect(checkOrder(form(), facts())).toMatchObject({
      problems: [],
      mode: 'takeaway',
      paymentMethod: 'cash',
      submitLabel: 'Bestellung abschicken',
      pricing: { gross: 35, totalGross: 35 },
      items: [{ name: 'Wiener Schnitzel', gross: 35, unitGross: 17.5, parts: [{ choices: ['Pommes'] }] }],
    });
  });

  test('to be delivered costs the fee of its area', () => {
    expect(checkOrder(deliveryForm(), facts())).toMatchObject({
      problems: [],
      mode: 'delivery',
      pricing: { gross: 35, deliveryGross: 2.9, totalGross: 37.9 },
    });
  });

  test('at a table needs no name', () => {
    const order = form({ isDineIn: true, table: '12', firstName: '', lastName: '', phone: '' });
    expect(checkOrder(order, facts())).toMatchObject({ problems: [], mode: 'dineIn' });
  });
});

describe('the mode', () => {
  test.each([
    ['takeaway', form(), { isTakeawayEnabled: false }, null],
    ['delivery', deliveryForm(), { isDeliveryEnabled: false }, 'isDelivery'],
    ['dine-in', form({ isDineIn: true, table: '12' }), { isDineInEnabled: false }, 'isDineIn'],
    ['delivery at a table', deliveryForm({ isDineIn: true }), {}, 'isDineIn'],
    ['any, where the branch is hidden', form(), { isPublic: false }, 'branch'],
  ])('is refused: %s', (_, order, differences, field) => {
    expect(fields(order, facts({ branch: branch(differences) }))).toEqual([field]);
  });

  test('has no button where the branch is hidden', () => {
    expect(checkOrder(form(), facts({ branch: branch({ isPublic: false }) })).submitLabel).toBeNull();
  });
});

describe('the cart', () => {
  const item = (differences: object) =>
    form({ items: [twoSchnitzels, { ...twoSchnitzels, ...differences }] });

  test.each([
    ['an unknown product', { product: '99999999-0000-4000-8000-000000000000' }, 'items.1.product'],
    ['a product outside its schedule', { product: ids.soup, parts: [] }, 'items.1.product'],
    ['an amount off the grid', { amount: 1.5 }, 'items.1.amount'],
    ['an amount of 0', { amount: 0 }, 'items.1.amount'],
    ['a negative amount', { amount: -1 }, 'items.1.amount'],
    ['too much', { amount: 21 }, 'items.1.amount'],
    ['a unit the product has not', { unit: 'liter' }, 'items.1.unit'],
    ['a missing choice', { parts: [] }, 'items.1.parts.0'],
    ['an unknown option', { parts: ['Reis'] }, 'items.1.parts.0'],
    ['a value of another shape', { parts: ['Pommes', ['x']] }, 'items.1.parts.1'],
    ['values left over', { parts: ['Pommes', null, 'x'] }, 'items.1.parts'],
  ])('is refused with %s', (_, differences, field) => {
    expect(fields(item(differences))).toEqual([field]);
  });

  test('must not be empty', () => {
    expect(checkOrder(form({ items: [] }), facts())).toMatchObject({
      problems: [{ field: 'items', message: 'Keine Produkte im Warenkorb!' }],
      items: null,
      pricing: null,
    });
  });

  test('needs a menu', () => {
    expect(fields(form(), facts({ menu: null }))).toEqual(['items.0.product']);
  });

  test('accepts an alternative unit of the product', () => {
    const order = form({ items: [{ product: ids.cheese, amount: 250, unit: 'gram', parts: [] }] });
    expect(checkOrder(order, facts())).toMatchObject({ problems: [], pricing: { gross: 4.98 } });
  });
});

describe('contact and address', () => {
  test.each([
    ['names', form({ firstName: ' ', lastName: '' }), ['firstName', 'lastName']],
    ['the phone', form({ phone: '' }), ['phone']],
    ['a phone with a country', form({ phone: '0660 1234567' }), ['phone']],
    ['the e-mail for a delivery', deliveryForm({ email: '' }), ['email']],
    ['a well-formed e-mail even if optional', form({ email: 'anna@' }), ['email']],
    ['the name of a company', form({ isCompany: true }), ['companyName']],
    ['the address', deliveryForm({ street: '', zipCode: '', city: '' }), ['street', 'zipCode', 'city']],
    [
      'another delivery address',
      deliveryForm({ isDeliveryAddressDifferent: true, isDeliveryCompany: true }),
      [
        'deliveryCompanyName',
        'deliveryFirstName',
        'deliveryLastName',
        'deliveryStreet',
        'deliveryZipCode',
        'deliveryCity',
      ],
    ],
    ['nothing of a block that is hidden', form({ isDeliveryAddressDifferent: true }), []],
    ['the delivery area', deliveryForm({ deliveryArea: null }), ['deliveryArea']],
    ['a known delivery area', deliveryForm({ deliveryArea: 'Umland' }), ['deliveryArea']],
    [
      'the terms',
      form({ legalInstructions: false, privacyPolicy: false }),
      ['legalInstructions', 'privacyPolicy'],
    ],
  ])('needs %s', (_, order, expected) => {
    expect(fields(order)).toEqual(expected);
  });

  test('at a table are shown as soon as one of them is required', () => {
    const shop = facts({ branch: branch({ isDineInEmailRequired: true }) });
    expect(fields(form({ isDineIn: true, table: '12', firstName: '' }), shop)).toEqual([
      'firstName',
      'email',
    ]);
  });
});

describe('the table', () => {
  const seated = (table: string | null) => form({ isDineIn: true, table });

  test('is one of the branch', () => {
    expect(messages(seated(null))).toEqual(['Bitte wählen Sie Ihren Tisch aus.']);
    expect(fields(seated('99'))).toEqual(['table']);
    expect(fields(seated('12'))).toEqual([]);
  });

  test('is not asked for where tables are not chosen', () => {
    expect(fields(seated(null), facts({ branch: branch({ isTableSelectionEnabled: false }) }))).toEqual([]);
  });
});

describe('the minimum order value', () => {
  const oneSchnitzel = deliveryForm({ items: [{ ...twoSchnitzels, amount: 1 }] });

  test('hides the button and reports the missing amount', () => {
    expect(checkOrder(oneSchnitzel, facts()).submitLabel).toBeNull();
    expect(messages(oneSchnitzel)).toEqual([
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. ' +
        'Fügen Sie Waren im Wert von mindestens 2,50 € hinzu oder wählen Sie eine andere Art der Lieferung.',
    ]);
    expect(fields(oneSchnitzel)).toEqual(['items']);
  });
});

describe('the time', () => {
  const wanted = (date: Date, order = form) => order({ appointmentDate: date.toISOString() });

  test.each([
    ['closed', form(), at('09:00'), 'Derzeit haben wir leider geschlossen.'],
    [
      'closed, although a time in the hours is wanted',
      wanted(monday('12:00')),
      at('09:00'),
      'Derzeit haben wir leider geschlossen.',
    ],
    ['no delivery', deliveryForm(), at('12:00'), 'Derzeit bieten wir leider keine Lieferung an.'],
    [
      'past',
      wanted(monday('17:00')),
      at('18:00'),
      'Der ausgewählte Termin ist schon vorbei. Bitte wählen Sie einen späteren.',
    ],
    ['missing', form(), at('18:00', { isAppointmentRequired: true }), 'Bitte wählen Sie einen Termin aus.'],
    [
      'at closing time',
      wanted(monday('22:00')),
      at('18:00'),
      'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    ],
    [
      'outside the delivery hours',
      wanted(monday('21:30'), deliveryForm),
      at('18:00'),
      'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    ],
  ])('is refused: %s', (_, order, shop, message) => {
    expect(checkOrder(order, shop).problems).toEqual([{ field: 'appointmentDate', message }]);
  });

  test('may be in later opening hours where pre-orders are enabled', () => {
    expect(checkOrder(form(), at('09:00', { isPreorderEnabled: true }))).toMatchObject({
      problems: [],
      submitLabel: 'Vorbestellung abschicken',
    });
    expect(fields(wanted(monday('12:00')), at('09:00', { isPreorderEnabled: true }))).toEqual([]);
  });

  test('is in the time zone of the branch', () => {
    expect(fields(form(), at('21:30', { timeZone: 'Europe/Kyiv' }))).toEqual(['appointmentDate']);
  });

  test('of a takeaway may be within the delivery hours', () => {
    expect(fields(form(), at('22:30', { deliveryHours: [open('daily', '17:00', '23:00')] }))).toEqual([]);
  });
});

describe('the payment', () => {
  test.each([
    ['not offered', form({ paymentMethod: 'mollie' }), facts(), ['paymentMethod']],
    ['offered', form({ paymentMethod: 'atm-card' }), facts(), []],
    [
      'none chosen and no default',
      form(),
      facts({ branch: branch({ isCashEnabled: false }) }),
      ['paymentMethod'],
    ],
    [
      'switched off in the shop',
      form({ paymentMethod: 'atm-card' }),
      facts({ config: config({ enablePluginATMCard: false }) }),
      ['paymentMethod'],
    ],
  ])('is checked: %s', (_, order, shop, expected) => {
    expect(fields(order, shop)).toEqual(expected);
  });
});

describe('the button', () => {
  test.each([
    [
      'the shop’s own text',
      facts({ config: config({ orderButtonLabel: 'Zahlungspflichtig bestellen' }) }),
      'Zahlungspflichtig bestellen',
    ],
    ['a request', facts({ branch: branch({ isQuotationRequired: true }) }), 'Angebotsanfrage abschicken'],
    ['closed', at('09:00'), null],
  ])('has the right label: %s', (_, shop, label) => {
    expect(checkOrder(form(), shop).submitLabel).toBe(label);
  });
});
