import type { Branch } from '../../../records/definitions/branch.js';
import type { DeliveryMode } from '../../../delivery/delivery-mode.schema.js';

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
  readonly isEmailRequired: boolean;
  readonly isPhoneRequired: boolean;
  /** A shown address block has to be filled in. */
  readonly isAddressShown: boolean;
  readonly isTableRequired: boolean;
  readonly isDeliveryAreaRequired: boolean;
}

/** Which blocks of the checkout a branch shows for a mode, and what must be filled in. */
export function requiredFields(mode: DeliveryMode, branch: Branch): RequiredFields {
  const { email, phone, address } = flags[mode];
  const isTableRequired = mode === 'dineIn' && branch.isTableSelectionEnabled;
  return {
    isContactShown: !isTableRequired || branch[email] || branch[phone],
    isEmailRequired: branch[email],
    isPhoneRequired: branch[phone],
    isAddressShown: branch[address],
    isTableRequired,
    isDeliveryAreaRequired: mode === 'delivery',
  };
}
