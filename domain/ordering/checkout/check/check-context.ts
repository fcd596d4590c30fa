import type { Branch } from '../../../records/definitions/branch.js';
import type { Catalogue, Menu } from '../../../records/definitions/catalogue.schema.js';
import type { Category } from '../../../records/definitions/category.js';
import type { Donatee } from '../../../records/definitions/donatee.js';
import type { Table } from '../../../records/definitions/table.js';
import type { ShownConfig } from '../../../records/definitions/config.js';
import type { Product } from '../../../records/definitions/product.js';
import { activeMenu } from '../../../catalogue/availability.js';
import type { OrderForm } from '../order-form.schema.js';
import type { DeliveryMode } from '../../../delivery/delivery-mode.schema.js';
import { modeOf } from '../../../delivery/mode-of.js';

/** What a branch does not take on one business day, or takes longer for. Instants are ISO. */
export interface LimitedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Until then no order for now is taken. */
  readonly pausedUntil: string | null;
  /** Minutes that the kitchen needs beside the usual time, for what it begins with before an instant. */
  readonly delay: { readonly minutes: number; readonly until: string } | null;
  /** Ids of the products that are sold out. */
  readonly soldOut: readonly string[];
  /** Length of the windows in minutes. */
  readonly windowMinutes: number;
  /** Starts of the windows that take no more orders of a mode. */
  readonly full: Readonly<Record<DeliveryMode, readonly string[]>>;
}

/** Who takes an order, where it is not the guest: staff, on the telephone or at the counter. */
export interface StaffEntry {
  /** Staff promise it although it is outside of hours, lead times, capacity, minimum or area. */
  readonly isOverridden: boolean;
}

/** Facts for the check of an order form. */
export interface ShopFacts {
  readonly now: Date;
  readonly config: ShownConfig;
  readonly branch: Branch;
  /** The branch's active menu. */
  readonly menu: Menu | null;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly tables: readonly Table[];
  /** Also those that are not offered any more. */
  readonly donatees: readonly Donatee[];
  /** Days on which the branch does not take or sell everything. */
  readonly limitedDays?: readonly LimitedDay[];
  /** Left out where the guest orders. */
  readonly entry?: StaffEntry | undefined;
  /** The guest orders at a kiosk of the branch, which gives out a ticket. */
  readonly isSelfService?: boolean;
}

/** The catalogue's data at an instant for ordering from one branch. */
export function factsAt<Known extends Catalogue>(
  now: Date,
  catalogue: Known,
  branch: Branch,
  limitedDays: readonly LimitedDay[] = [],
): ShopFacts & Pick<Known, 'config'> {
  const { config, menus, categories, products, tables, donatees } = catalogue;
  const menu = activeMenu(menus, branch.id, now);
  return { now, config, branch, menu, categories, products, tables, donatees, limitedDays };
}

/** Everything a single check sees. */
export interface CheckContext extends ShopFacts {
  readonly form: OrderForm;
  readonly mode: DeliveryMode;
  readonly timeZone: string;
}

export const timeZoneOf = ({ branch, config }: Pick<ShopFacts, 'branch' | 'config'>): string =>
  branch.timeZone ?? config.timeZone;

export function contextOf(form: OrderForm, facts: ShopFacts): CheckContext {
  return { ...facts, form, mode: modeOf(form), timeZone: timeZoneOf(facts) };
}

const flags = {
  takeaway: {
    email: 'isTakeawayEmailRequired',
    phone: 'isTakeawayPhoneRequired',
    address: 'isTakeawayAddressRequired',
  },
  delivery: {
    email: 'isDeliveryEmailRequired',
    phone: 'isDeliveryPhoneRequired',
    address: 'isDeliveryAddressRequired',
  },
  dineIn: {
    email: 'isDineInEmailRequired',
    phone: 'isDineInPhoneRequired',
    address: 'isDineInAddressRequired',
  },
} as const satisfies Record<DeliveryMode, Record<string, keyof Branch>>;

export interface RequiredFields {
  readonly isContactShown: boolean;
  readonly names: readonly ('firstName' | 'lastName')[];
  readonly isEmailRequired: boolean;
  readonly isPhoneRequired: boolean;
  /** A shown address block has to be filled in. */
  readonly isAddressShown: boolean;
  readonly isTableRequired: boolean;
  readonly isDeliveryAreaRequired: boolean;
}

/**
 * Which blocks of the checkout a branch shows for a mode, and what must be filled in. Staff know whom they talk to: they are
 * asked for what a delivery cannot do without, and may enter the rest. A guest with a table or a ticket needs no name.
 */
export function requiredFields({
  mode,
  branch,
  entry,
  isSelfService = false,
}: Pick<CheckContext, 'mode' | 'branch' | 'entry' | 'isSelfService'>): RequiredFields {
  const { email, phone, address } = flags[mode];
  const isTableRequired = mode === 'dineIn' && branch.isTableSelectionEnabled;
  const isDelivery = mode === 'delivery';
  if (entry) {
    return {
      isContactShown: true,
      names: isDelivery ? ['lastName'] : [],
      isEmailRequired: false,
      isPhoneRequired: isDelivery,
      isAddressShown: isDelivery,
      isTableRequired,
      isDeliveryAreaRequired: isDelivery,
    };
  }
  return {
    isContactShown: !(isTableRequired || isSelfService) || branch[email] || branch[phone],
    names: ['firstName', 'lastName'],
    isEmailRequired: branch[email],
    isPhoneRequired: branch[phone],
    isAddressShown: branch[address],
    isTableRequired,
    isDeliveryAreaRequired: isDelivery,
  };
}
