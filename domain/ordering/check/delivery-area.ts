import type { Problem } from '../../kernel/refusal.js';
import type { Branch } from '../../resources/branch.js';
import type { DeliveryArea } from '../../resources/delivery-area.js';
import { minimumOrderTexts, missingToMinimum } from '../../rules/delivery.js';
import { isZipCodeAmong } from '../../rules/zip-codes.js';
import { messages } from './messages.js';
import { isBlank } from './missing.js';
import type { CheckContext } from './shop-facts.js';

/** The area a delivery goes to; null for other modes and while none is chosen. */
export const chosenArea = ({ form, mode, branch }: CheckContext): DeliveryArea | null =>
  (mode === 'delivery' && branch.deliveryAreas.find(({ area }) => area === form.deliveryArea)) || null;

/** What the field shows: the area named, or the branch's first one while none of its areas is. */
export const preselectedArea = (
  named: string | null,
  { deliveryAreas }: Pick<Branch, 'deliveryAreas'>,
): DeliveryArea | null => deliveryAreas.find(({ area }) => area === named) ?? deliveryAreas[0] ?? null;

/** The first area that names a postal code; null if none does. */
export const areaOfZipCode = (
  zipCode: string,
  { deliveryAreas }: Pick<Branch, 'deliveryAreas'>,
): DeliveryArea | null =>
  deliveryAreas.find(({ zipCodes }) => /\d{4}/.test(zipCodes) && isZipCodeAmong(zipCode, zipCodes)) ?? null;

export function deliveryAreaProblems(context: CheckContext): Problem[] {
  if (context.mode !== 'delivery' || chosenArea(context)) return [];
  const isMissing = isBlank(context.form.deliveryArea ?? '');
  const message = isMissing ? messages.deliveryAreaMissing : messages.deliveryAreaUnknown;
  return [{ field: 'deliveryArea', message }];
}

/** The goods are worth what the delivery area asks for at least. `gross` is their decimal value. */
export function minimumOrderProblems(context: CheckContext, gross: number): Problem[] {
  const area = chosenArea(context);
  const missing = area && missingToMinimum(area, gross);
  if (!missing) return [];
  const { warning, hint } = minimumOrderTexts(missing, context.config.currency);
  return [{ field: 'items', message: `${warning} ${hint}` }];
}
