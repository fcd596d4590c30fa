import type { Branch, DeliveryArea } from '../../records/definitions/branch.js';
import { countryOfBranch, isZipCodeAmong, namesZipCodes } from '../../addresses/postal-address.js';
import type { Config } from '../../records/definitions/config.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { PaymentMethod } from '../order/order-terms.schema.js';
import { messages } from './check/messages.js';

const modeFlags = {
  takeaway: 'isTakeawayEnabled',
  delivery: 'isDeliveryEnabled',
  dineIn: 'isDineInEnabled',
} as const satisfies Record<DeliveryMode, keyof Branch>;

type Offer = Pick<Branch, (typeof modeFlags)[DeliveryMode]>;

const modes = Object.keys(modeFlags) as DeliveryMode[];

/** The state of a branch that is not public, in place of its hours. */
export const inactiveLabel = 'Inaktiv';

/** Why a branch takes no orders at all, whatever its hours are; null while it takes some. */
export function noOrdersText(
  branch: Pick<Branch, 'isPublic'> & BranchSwitches,
  shop: ShopSwitches,
): string | null {
  if (!branch.isPublic) return messages.branchClosed;
  return offeredPaymentMethods(shop, branch).length === 0 ? messages.noPaymentMethods : null;
}

/** The modes a branch offers, in the order they are shown in. */
export const offeredModes = (branch: Offer): DeliveryMode[] =>
  modes.filter((mode) => branch[modeFlags[mode]]);

/** The shop's default where the branch offers it, else the first one offered; takeaway where none is. */
export function defaultMode(
  branch: Offer,
  { defaultDeliveryMethod }: Pick<Config, 'defaultDeliveryMethod'>,
): DeliveryMode {
  const offered = offeredModes(branch);
  return offered.includes(defaultDeliveryMethod) ? defaultDeliveryMethod : (offered[0] ?? 'takeaway');
}

/** The mode chosen as long as the branch offers it, else the default. */
export const chosenMode = (
  chosen: DeliveryMode | null,
  branch: Offer,
  config: Pick<Config, 'defaultDeliveryMethod'>,
): DeliveryMode =>
  chosen !== null && offeredModes(branch).includes(chosen) ? chosen : defaultMode(branch, config);

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

/** Whether the shop offers a method wherever the branch does. */
export const isSwitchedOn = (method: PaymentMethod, shop: ShopSwitches): boolean =>
  switches[method].shop.every((name) => shop[name]);

/** The method that a branch's field of that name switches on; null of other fields. */
export const methodOfSwitch = (field: string): PaymentMethod | null =>
  methods.find((method) => switches[method].branch === field) ?? null;

/** Methods for which the shop's flag, its plugin flag (all but cash) and the branch's flag are all on. */
export function offeredPaymentMethods(shop: ShopSwitches, branch: BranchSwitches): PaymentMethod[] {
  return methods.filter((method) => branch[switches[method].branch] && isSwitchedOn(method, shop));
}

/** Whether the branch has any method enabled, independent of the shop. */
export const allowsPayment = (branch: BranchSwitches): boolean =>
  methods.some((method) => branch[switches[method].branch]);

/** What is preselected: cash if offered, else datatrans. */
export function defaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  return (['cash', 'datatrans'] as const).find((method) => offered.includes(method)) ?? null;
}

/** What the field shows: the area named, or the branch's first one while none of its areas is. */
export const preselectedArea = (
  named: string | null,
  { deliveryAreas }: Pick<Branch, 'deliveryAreas'>,
): DeliveryArea | null => deliveryAreas.find(({ area }) => area === named) ?? deliveryAreas[0] ?? null;

type DeliveringBranch = Pick<Branch, 'deliveryAreas' | 'zipCode' | 'phone'>;

interface Destination {
  /** Normalised. */
  readonly zipCode: string;
  readonly country: string;
}

/**
 * Whether an address belongs to an area. One without postal codes has those of the branch's country that no other area
 * names; a delivery across a border needs the code in a list.
 */
export function isInArea(
  { zipCodes }: Pick<DeliveryArea, 'zipCodes'>,
  { zipCode, country }: Destination,
  branch: DeliveringBranch,
): boolean {
  if (namesZipCodes(zipCodes)) return isZipCodeAmong(zipCode, zipCodes);
  const isNamed = branch.deliveryAreas.some((other) => isZipCodeAmong(zipCode, other.zipCodes));
  return !isNamed && country === countryOfBranch(branch);
}

/** The first area that an address belongs to; null if nobody delivers there. */
export const areaOf = (destination: Destination, branch: DeliveringBranch): DeliveryArea | null =>
  branch.deliveryAreas.find((area) => isInArea(area, destination, branch)) ?? null;
