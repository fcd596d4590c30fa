import type { Branch } from '../../records/definitions/branch.js';
import type { Config } from '../../records/definitions/config.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';

const flags = {
  takeaway: 'isTakeawayEnabled',
  delivery: 'isDeliveryEnabled',
  dineIn: 'isDineInEnabled',
} as const satisfies Record<DeliveryMode, keyof Branch>;

type Offer = Pick<Branch, (typeof flags)[DeliveryMode]>;

const modes = Object.keys(flags) as DeliveryMode[];

/** The modes a branch offers, in the order they are shown in. */
export const offeredModes = (branch: Offer): DeliveryMode[] => modes.filter((mode) => branch[flags[mode]]);

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
