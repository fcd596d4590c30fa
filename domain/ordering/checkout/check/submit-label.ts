import { missingToMinimum } from '../../../delivery/delivery-fee.js';
import { isOpenFor } from '../../../opening-hours/open-state.js';
import { chosenArea } from './delivery-area.js';
import type { CheckContext } from './shop-facts.js';

/** Label of the button, or null where there is none. `gross` is the decimal value of the goods. */
export function submitLabelOf(context: CheckContext, gross: number): string | null {
  const { mode, branch, config, now, timeZone } = context;
  const area = chosenArea(context);
  if (area && missingToMinimum(area, gross)) return null;
  if (branch.isQuotationRequired) return 'Angebotsanfrage abschicken';
  if (isOpenFor(mode, branch, now, timeZone)) return config.orderButtonLabel || 'Bestellung abschicken';
  return branch.isPreorderEnabled ? 'Vorbestellung abschicken' : null;
}
