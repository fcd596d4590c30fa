import { describe, expect, test } from '@jest/globals';
import { monday } from '../../../calendar/testing/instants.js';
import type { Branch } from '../../../records/definitions/branch.js';
import { checkOrder } from '../check-order.js';
import { defaultPaymentMethod, offeredPaymentMethods } from '../branch-offer.js';
import type { DeliveryMode } from '../../../delivery/delivery-mode.schema.js';
import type { PaymentMethod } from '../../order/order-terms.schema.js';
import { branch, config } from '../../testing/inn.js';
import { facts, form, twoSchnitzels } from '../../testing/shop.js';

const yesAndNo = [true, false];
const modes: DeliveryMode[] = ['takeaway', 'delivery', 'dineIn'];
const names = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const;
const flagsOf = (mode: DeliveryMode) => ({
  isDelivery: mode === 'delivery',
  isDineIn: mode === 'dineIn',
  ...(mode === 'delivery' && { deliveryArea: 'Zentrum' }),
  ...(mode === 'dineIn' && { table: '12' }),
});
const requiring = (mode: DeliveryMode, what: { email: boolean; phone: boolean; address: boolean }) =>
  ({
    [`is${names[mode]}EmailRequired`]: what.email,
    [`is${names[mode]}PhoneRequired`]: what.phone,
    [`is${names[mode]}AddressRequired`]: what.address,
  }) as Partial<Branch>;

describe('an empty form', () => {
  const cases = modes.flatMap((mode) =>
    yesAndNo.flatMap((email) =>
      yesAndNo.flatMap((phone) =>
        yesAndNo.flatMap((address) => yesAndNo.map((tables) => ({ mode, email, phone, address, tables }))),
      ),
    ),
  );

  test.each(cases)(
    '$mode, e-mail required: $email, phone: $phone, address: $address, tables: $tables',
    ({ mode, email, phone, address, tables }) => {
      const empty = { firstName: '', lastName: '', phone: '', table: null, deliveryArea: null };
      const isContactHidden = mode === 'dineIn' && tables && !email && !phone;
      const shop = facts({
        branch: branch({ ...requiring(mode, { email, phone, address }), isTableSelectionEnabled: tables }),
      });
      const { problems } = checkOrder(form({ ...flagsOf(mode), ...empty }), shop);
      expect(problems.map(({ field }) => field)).toEqual([
        ...(mode === 'dineIn' && tables ? ['table'] : []),
        ...(isContactHidden ? [] : ['firstName', 'lastName']),
        ...(email ? ['email'] : []),
        ...(phone ? ['phone'] : []),
        ...(mode === 'delivery' ? ['deliveryArea'] : []),
        ...(address ? ['street', 'zipCode', 'city'] : []),
      ]);
    },
  );
});

describe('the button', () => {
  const moments = [
    { clock: '12:00', opening: true, delivery: false },
    { clock: '18:00', opening: true, delivery: true },
    { clock: '09:00', opening: false, delivery: false },
  ];
  const cases = modes.flatMap((mode) =>
    moments.flatMap((moment) =>
      yesAndNo.flatMap((preorder) =>
        yesAndNo.flatMap((quotation) =>
          yesAndNo.map((enough) => ({ mode, ...moment, preorder, quotation, enough })),
        ),
      ),
    ),
  );

  test.each(cases)(
    '$mode at $clock, pre-orders: $preorder, quotation: $quotation, minimum reached: $enough',
    ({ mode, clock, opening, delivery, preorder, quotation, enough }) => {
      const isOpen = mode === 'delivery' ? delivery : opening || delivery;
      const labels = [
        quotation && 'Angebotsanfrage abschicken',
        isOpen && 'Bestellung abschicken',
        preorder && 'Vorbestellung abschicken',
      ];
      const expected = mode === 'delivery' && !enough ? null : (labels.find(Boolean) ?? null);
      const shop = facts({
        now: monday(clock),
        branch: branch({ isPreorderEnabled: preorder, isQuotationRequired: quotation }),
      });
      const items = [{ ...twoSchnitzels, amount: enough ? 2 : 1 }];
      expect(checkOrder(form({ ...flagsOf(mode), items }), shop).submitLabel).toBe(expected);
    },
  );
});

describe('a payment method', () => {
  const switches: [PaymentMethod, string][] = [
    ['cash', 'Cash'],
    ['atm-card', 'ATMCard'],
    ['hydro-ag-voucher', 'HydroAGVoucher'],
    ['mollie', 'Mollie'],
    ['datatrans', 'Datatrans'],
  ];
  const allOff = Object.fromEntries(
    switches.flatMap(([, name]) => [
      [`enable${name}`, false],
      [`enablePlugin${name}`, false],
      [`is${name}Enabled`, false],
    ]),
  );
  const cases = switches.flatMap(([method, name]) =>
    yesAndNo.flatMap((shop) =>
      yesAndNo.flatMap((plugin) => yesAndNo.map((there) => ({ method, name, shop, plugin, there }))),
    ),
  );

  test.each(cases)(
    '$method, shop: $shop, plugin: $plugin, branch: $there',
    ({ method, name, shop, plugin, there }) => {
      const set = { [`enable${name}`]: shop, [`enablePlugin${name}`]: plugin, [`is${name}Enabled`]: there };
      const settings = config({ ...allOff, ...set });
      const place = branch({ ...allOff, ...set });
      const isOffered = shop && there && (plugin || method === 'cash');
      expect(offeredPaymentMethods(settings, place)).toEqual(isOffered ? [method] : []);
      const order = { config: settings, branch: place };
      const chosen = checkOrder(form({ paymentMethod: method }), facts(order));
      expect(chosen.paymentMethod).toBe(isOffered ? method : null);
      expect(chosen.problems.map(({ field }) => field)).toEqual(isOffered ? [] : ['branch']);
      const isDefault = isOffered && (method === 'cash' || method === 'datatrans');
      expect(checkOrder(form(), facts(order)).paymentMethod).toBe(isDefault ? method : null);
    },
  );

  const subsets = switches.reduce<PaymentMethod[][]>(
    (all, [method]) => all.flatMap((some) => [some, [...some, method]]),
    [[]],
  );
  test.each(subsets.map((offered) => ({ offered })))(
    'of $offered: cash, else datatrans, else none',
    ({ offered }) => {
      const expected = offered.includes('cash') ? 'cash' : offered.includes('datatrans') ? 'datatrans' : null;
      expect(defaultPaymentMethod(offered)).toBe(expected);
    },
  );
});

describe('a mode that the branch does not offer', () => {
  const cases = modes.flatMap((mode) =>
    modes.flatMap((off) => yesAndNo.map((isPublic) => ({ mode, off, isPublic }))),
  );

  test.each(cases)('$mode while $off is off, branch public: $isPublic', ({ mode, off, isPublic }) => {
    const shop = facts({ branch: branch({ [`is${names[off]}Enabled`]: false, isPublic }) });
    const address = { email: 'a@example.org', street: 'Gasse 1', zipCode: '1070', city: 'Wien' };
    const { problems } = checkOrder(form({ ...flagsOf(mode), ...address }), shop);
    const field = { takeaway: null, delivery: 'isDelivery', dineIn: 'isDineIn' }[mode];
    expect(problems.map((problem) => problem.field)).toEqual([
      ...(isPublic ? [] : ['branch']),
      ...(isPublic && mode === off ? [field] : []),
    ]);
  });
});
