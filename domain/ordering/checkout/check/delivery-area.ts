import type { Problem } from '../../../kernel/refusal.js';
import type { Branch } from '../../../records/definitions/branch.js';
import type { DeliveryArea } from '../../../records/definitions/delivery-area.js';
import { minimumOrderTexts, missingToMinimum } from '../../../delivery/delivery-fee.js';
import { countryOfBranch } from '../../../addresses/countries.js';
import { isZipCodeAmong, namesZipCodes } from '../../../addresses/zip-codes.js';
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
