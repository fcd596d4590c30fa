import type { PaymentMethod } from '../order/order-terms.schema.js';

interface ShopSwitches {
  readonly enableCash: boolean;
  readonly enableATMCard: boolean;
  readonly enablePluginATMCard: boolean;
  readonly enableHydroAGVoucher: boolean;
  readonly enablePluginHydroAGVoucher: boolean;
  readonly enableMollie: boolean;
  readonly enablePluginMollie: boolean;
  readonly enableDatatrans: boolean;
  readonly enablePluginDatatrans: boolean;
}

interface BranchSwitches {
  readonly isCashEnabled: boolean;
  readonly isATMCardEnabled: boolean;
  readonly isHydroAGVoucherEnabled: boolean;
  readonly isMollieEnabled: boolean;
  readonly isDatatransEnabled: boolean;
}

const switches: Record<
  PaymentMethod,
  { shop: readonly (keyof ShopSwitches)[]; branch: keyof BranchSwitches }
> = {
  cash: { shop: ['enableCash'], branch: 'isCashEnabled' },
  'atm-card': { shop: ['enableATMCard', 'enablePluginATMCard'], branch: 'isATMCardEnabled' },
  'hydro-ag-voucher': {
    shop: ['enableHydroAGVoucher', 'enablePluginHydroAGVoucher'],
    branch: 'isHydroAGVoucherEnabled',
  },
  mollie: { shop: ['enableMollie', 'enablePluginMollie'], branch: 'isMollieEnabled' },
  datatrans: { shop: ['enableDatatrans', 'enablePluginDatatrans'], branch: 'isDatatransEnabled' },
};

const methods = Object.keys(switches) as PaymentMethod[];

/** Methods for which the shop's flag, its plugin flag (all but cash) and the branch's flag are all on. */
export function offeredPaymentMethods(shop: ShopSwitches, branch: BranchSwitches): PaymentMethod[] {
  return methods.filter(
    (method) => branch[switches[method].branch] && switches[method].shop.every((name) => shop[name]),
  );
}

/** Whether the branch has any method enabled, independent of the shop. */
export const allowsPayment = (branch: BranchSwitches): boolean =>
  methods.some((method) => branch[switches[method].branch]);

/** What is preselected: cash if offered, else datatrans. */
export function defaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  return (['cash', 'datatrans'] as const).find((method) => offered.includes(method)) ?? null;
}
