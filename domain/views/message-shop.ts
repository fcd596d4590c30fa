import type { BranchHours } from '../opening-hours/open-state.js';
import type { Branch } from '../records/definitions/branch.js';
import type { Config } from '../records/definitions/config.js';
import { wholeImageUrl } from '../records/definitions/image.schema.js';
import type { MessageShop } from './message-content.js';

type Settings = Pick<Config, 'shopName' | 'businessName' | 'disableTickets' | 'timeZone'>;
type Place = Pick<Branch, 'street' | 'zipCode' | 'city' | 'phone' | 'timeZone' | 'logo'> & BranchHours;

/** The shop and one branch of it, as messages show them; nothing of a branch that is gone. */
export function messageShop(config: Settings, branch: Place | undefined, publicUrl: string): MessageShop {
  const { shopName, businessName, disableTickets, timeZone } = config;
  const logo = branch?.logo ?? null;
  return {
    ...{ shopName, businessName, disableTickets },
    // Many mail programs do not show webp.
    logoUrl: logo && publicUrl + wholeImageUrl('tiny', { ...logo, extension: 'png' }),
    branchAddress: branch ? `${branch.street}, ${branch.zipCode} ${branch.city}` : '',
    branchPhone: branch?.phone ?? '',
    timeZone: branch?.timeZone || timeZone,
    hours: branch ?? null,
  };
}
