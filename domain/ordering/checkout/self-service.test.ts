import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { branch } from '../testing/inn.js';
import { deliveryForm, facts, form } from '../testing/shop.js';
import { checkOrder } from './check-order.js';
import { checkoutView } from './checkout-view.js';
import { ANSWER_WITHIN, branchAtKiosk, idleness } from './self-service.js';

const atKiosk = (differences: Parameters<typeof branch>[0] = {}) =>
  facts({ branch: branchAtKiosk(branch(differences)), isSelfService: true });
const nobody = { firstName: '', lastName: '', phone: '', email: '' };

describe('an order at a kiosk', () => {
  it('asks for no name and no time where the branch wants neither phone nor e-mail', () => {
    const shop = atKiosk({ isTakeawayPhoneRequired: false, isTakeawayEmailRequired: false });
    const order = form(nobody);
    expect(checkOrder(order, shop).problems).toEqual([]);
    const { blocks, requiredFields } = checkoutView(order, shop);
    expect(blocks).toEqual(['payment']);
    expect(requiredFields).toEqual(['paymentMethod', 'legalInstructions', 'privacyPolicy']);
  });

  it('asks for the contact where the branch wants a phone number', () => {
    const shop = atKiosk({ isTakeawayPhoneRequired: true });
    expect(checkoutView(form(nobody), shop).blocks).toEqual(['contact', 'payment']);
    expect(checkOrder(form(nobody), shop).problems.map(({ field }) => field)).toContain('phone');
  });

  it('asks for the table of those who stay, where the branch has tables to choose from', () => {
    const order = form({ ...nobody, isDineIn: true, table: null });
    expect(checkoutView(order, atKiosk()).blocks).toEqual(['table', 'payment']);
    expect(checkOrder(order, atKiosk()).problems.map(({ field }) => field)).toEqual(['table']);
  });

  it('is never delivered, nor made for later', () => {
    expect(checkoutView(form(), atKiosk()).modes).toEqual(['takeaway', 'dineIn']);
    expect(checkOrder(deliveryForm(), atKiosk()).problems).not.toEqual([]);
    const { isPreorderEnabled, isAppointmentRequired } = atKiosk({
      isPreorderEnabled: true,
      isAppointmentRequired: true,
    }).branch;
    expect([isPreorderEnabled, isAppointmentRequired]).toEqual([false, false]);
  });
});

describe('a guest who touches nothing', () => {
  it.each([
    [0, { phase: 'active', secondsLeft: 60 }],
    [59_999, { phase: 'active', secondsLeft: 1 }],
    [60_000, { phase: 'asking', secondsLeft: ANSWER_WITHIN }],
    [79_999, { phase: 'asking', secondsLeft: 1 }],
    [80_000, { phase: 'over' }],
    [-5_000, { phase: 'active', secondsLeft: 60 }],
  ])('is after %i ms: %j', (idle, expected) => expect(idleness(idle, 60)).toEqual(expected));

  it('is asked before counting as gone, and never gets back by waiting longer', () => {
    const order = ['active', 'asking', 'over'];
    fc.assert(
      fc.property(fc.nat(10 ** 6), fc.nat(10 ** 6), fc.integer({ min: 15, max: 600 }), (idle, more, ask) => {
        const [now, later] = [idleness(idle, ask), idleness(idle + more, ask)];
        expect(order.indexOf(later.phase)).toBeGreaterThanOrEqual(order.indexOf(now.phase));
        if (now.phase === later.phase && now.phase !== 'over' && later.phase !== 'over') {
          expect(later.secondsLeft).toBeLessThanOrEqual(now.secondsLeft);
          expect(later.secondsLeft).toBeGreaterThan(0);
        }
      }),
    );
  });
});
