import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { monday } from '../../calendar/testing/instants.js';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import type { LimitedDay, ShopFacts } from '../checkout/check/check-context.js';
import { checkOrder } from '../checkout/check-order.js';
import type { OrderForm } from '../checkout/order-form.schema.js';
import { orderFromForm } from '../checkout/order-from-form.js';
import { ids } from '../testing/ids.js';
import { branch } from '../testing/inn.js';
import { deliveryForm, facts, form, twoSchnitzels } from '../testing/shop.js';

const byStaff = (differences: Partial<ShopFacts> = {}, isOverridden = false) =>
  facts({ entry: { isOverridden }, ...differences });
const problems = (order: OrderForm, shop: ShopFacts) =>
  checkOrder(order, shop).problems.map(({ field, message }) => [field, normalizeSpaces(message)]);
const nobody = { firstName: '', lastName: '', phone: '', legalInstructions: false, privacyPolicy: false };

const limited: LimitedDay = {
  date: '2026-11-23',
  pausedUntil: monday('18:30').toISOString(),
  delay: null,
  soldOut: [],
  windowMinutes: 30,
  full: { takeaway: [monday('19:00').toISOString()], delivery: [], dineIn: [] },
};

describe('an order that staff enter', () => {
  test('at the counter needs neither a name nor agreement to the terms', () => {
    expect(problems(form(nobody), byStaff())).toEqual([]);
  });

  test('to be delivered needs a last name, a phone number and an address, but no e-mail', () => {
    const anonymous = deliveryForm({ ...nobody, email: '', street: '' });
    expect(problems(anonymous, byStaff()).map(([field]) => field)).toEqual(['lastName', 'phone', 'street']);
    expect(problems(deliveryForm({ firstName: '', email: '' }), byStaff())).toEqual([]);
  });

  test('keeps the contact where the shop would not ask for one', () => {
    const table = form({ isDineIn: true, table: '12', lastName: 'Huber' });
    const placedAs = { orderId: ids.menu, ticketNumber: 1, at: monday('18:00') };
    expect(orderFromForm(table, byStaff(), placedAs).contact.lastName).toBe('Huber');
  });

  test('may weigh, and may be of what the menu does not offer now', () => {
    const items = [
      { product: ids.cheese, amount: 0.137, unit: 'kilogram' as const },
      { product: ids.soup, amount: 1, unit: 'piece' as const },
    ];
    expect(problems(form({ items }), byStaff())).toEqual([]);
    expect(problems(form({ items }), facts())).toHaveLength(2);
  });

  test('takes no money online, and cash although guests cannot pay in cash', () => {
    const noCash = { branch: branch({ isCashEnabled: false }) };
    expect(checkOrder(form({ paymentMethod: 'cash' }), byStaff(noCash)).paymentMethod).toBe('cash');
    expect(problems(form({ paymentMethod: 'mollie' }), byStaff())[0]![0]).toBe('paymentMethod');
  });

  test('is paid in cash where guests have no payment method, and so cannot order', () => {
    const none = { branch: branch({ isCashEnabled: false, isATMCardEnabled: false }) };
    expect(problems(form(), byStaff(none))).toEqual([]);
    expect(problems(form(), byStaff({ branch: branch({ isPublic: false }) }))).toEqual([
      ['branch', 'Diese Filiale nimmt derzeit keine Bestellungen an.'],
    ]);
  });

  test('has remarks for the kitchen at its lines', () => {
    const items = [{ ...twoSchnitzels, remark: ' ohne Zitrone ' }];
    expect(checkOrder(form({ items }), byStaff()).items![0]!.parts.at(-1)).toEqual({
      name: 'Anmerkung',
      choices: [],
      text: 'ohne Zitrone',
    });
  });
});

describe('what stands against an order that staff enter', () => {
  const later = { appointmentDate: monday('19:10').toISOString() };
  test.each<[string, OrderForm, Partial<ShopFacts>, string, string]>([
    [
      'a pause',
      form(),
      { limitedDays: [limited] },
      'appointmentDate',
      'Die Bestellannahme ist bis heute, 18:30 Uhr pausiert.',
    ],
    [
      'a full window',
      form(later),
      { limitedDays: [limited] },
      'appointmentDate',
      'Für heute, 19:00 Uhr sind schon so viele Bestellungen angenommen wie vorgesehen.',
    ],
    [
      'closed at the moment',
      form(),
      { now: monday('09:00'), branch: branch({ isPreorderEnabled: false }) },
      'appointmentDate',
      'Die Filiale hat gerade geschlossen. Bitte geben Sie eine Zeit an.',
    ],
    [
      'a pause for a chosen time',
      form({ appointmentDate: monday('18:15').toISOString() }),
      { limitedDays: [{ ...limited, pausedUntil: monday('18:20').toISOString() }] },
      'appointmentDate',
      'Die Bestellannahme ist bis heute, 18:20 Uhr pausiert.',
    ],
    [
      'closed then',
      form({ appointmentDate: monday('23:30').toISOString() }),
      {},
      'appointmentDate',
      'Zu dieser Zeit ist geschlossen.',
    ],
    [
      'the minimum',
      deliveryForm({ items: [{ ...twoSchnitzels, amount: 1 }] }),
      {},
      'items',
      'Der Mindestbestellwert von 20,00 € ist noch nicht erreicht, es fehlen 2,50 €.',
    ],
    [
      'the area',
      deliveryForm({ zipCode: '8010' }),
      {
        branch: branch({
          deliveryAreas: branch().deliveryAreas.map((area) => ({ ...area, zipCodes: '1000–1090' })),
        }),
      },
      'zipCode',
      '8010 gehört zu keinem Liefergebiet.',
    ],
  ])(
    '%s is said to them, and they may promise it nevertheless',
    (_case, order, differences, field, message) => {
      // prettier-ignore
      expect(problems(order, byStaff(differences))).toEqual([[field, message]]);
      expect(problems(order, byStaff(differences, true))).toEqual([]);
    },
  );

  test.each<[string, OrderForm, Partial<ShopFacts>, string]>([
    [
      'what is sold out',
      form(),
      { limitedDays: [{ ...limited, pausedUntil: null, soldOut: [ids.schnitzel] }] },
      'items.0.product',
    ],
    [
      'a time that has passed',
      form({ appointmentDate: monday('17:00').toISOString() }),
      {},
      'appointmentDate',
    ],
    ['a missing choice', form({ items: [{ ...twoSchnitzels, parts: [] }] }), {}, 'items.0.parts.0'],
    [
      'a mode that the branch does not offer',
      form(),
      { branch: branch({ isTakeawayEnabled: false }) },
      null as never,
    ],
    ['a table that is not there', form({ isDineIn: true, table: '13' }), {}, 'table'],
  ])('%s cannot be promised by anybody', (_case, order, differences, field) => {
    // prettier-ignore
    expect(problems(order, byStaff(differences, true)).map(([name]) => name)).toEqual([field]);
  });

  test('is never more than what stands against it for a guest, who pays the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.boolean(), (amount, isDelivery) => {
        const items = [{ ...twoSchnitzels, amount }];
        const order = isDelivery ? deliveryForm({ items }) : form({ items });
        const [guests, staffs] = [facts(), byStaff()].map((shop) => checkOrder(order, shop));
        expect(staffs!.pricing).toEqual(guests!.pricing);
        expect(staffs!.problems.length).toBeLessThanOrEqual(guests!.problems.length);
      }),
    );
  });
});
