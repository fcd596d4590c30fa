import { describe, expect, test } from '@jest/globals';
import { branch, config } from '../testing/inn.js';
import { isTakenByHand, methodsTakenByHand } from './taken-methods.js';

const voucher = 'hydro-ag-voucher';
const withVoucher = {
  shop: config({ enableHydroAGVoucher: true, enablePluginHydroAGVoucher: true }),
  place: branch({ isHydroAGVoucherEnabled: true }),
};

describe('what staff take money with', () => {
  test('is cash, also where guests do not choose it, and what the branch offers beside online payments', () => {
    const { shop, place } = withVoucher;
    expect(methodsTakenByHand(shop, place)).toEqual(['cash', 'atm-card', voucher]);
    const online = { enableMollie: true, enablePluginMollie: true };
    const mollie = methodsTakenByHand(
      config(online),
      branch({ isMollieEnabled: true, isCashEnabled: false }),
    );
    expect(mollie).toEqual(['cash', 'atm-card']);
  });

  test.each([
    ['in the shop', config(), withVoucher.place],
    ['in the branch', withVoucher.shop, branch()],
  ])('is no voucher that is switched off %s, unless the order was placed with it', (_where, shop, place) => {
    const offered = methodsTakenByHand(shop, place);
    expect(isTakenByHand(voucher, offered, 'cash')).toBe(false);
    expect(isTakenByHand(voucher, offered, voucher)).toBe(true);
    expect(isTakenByHand('cash', offered, voucher)).toBe(true);
  });
});
