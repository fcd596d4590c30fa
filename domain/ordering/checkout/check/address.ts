import type { Problem } from '../../../kernel/refusal.js';
import { countryNames, countryOfBranch, isCountry } from '../../../addresses/countries.js';
import { isZipCode, normalizeZipCode } from '../../../addresses/zip-codes.js';
import type { OrderForm } from '../order-form.schema.js';
import { messages } from './messages.js';
import { areaOf, chosenArea, isInArea } from './delivery-area.js';
import { isBlank, longFields, missingFields } from './missing.js';
import { requiredFields } from './required-fields.js';
import type { CheckContext } from './shop-facts.js';

/** Whether a delivery goes to another address than the customer's. An address whose block is hidden is ignored. */
export const hasDeliveryAddress = ({
  form,
  mode,
  branch,
}: Pick<CheckContext, 'mode' | 'branch'> & {
  readonly form: Pick<OrderForm, 'isDeliveryAddressDifferent'>;
}): boolean =>
  mode === 'delivery' && form.isDeliveryAddressDifferent && requiredFields(mode, branch).isAddressShown;

export function addressProblems(context: CheckContext): Problem[] {
  const { form, mode, branch } = context;
  if (!requiredFields(mode, branch).isAddressShown) return [];
  return [
    ...missingFields(form, [
      ['street', messages.streetMissing],
      ['zipCode', messages.zipCodeMissing],
      ['city', messages.cityMissing],
    ]),
    ...countryProblems(form, 'country'),
    ...zipCodeProblems(form, 'zipCode', form.country),
    ...longFields(form, ['street', 'floor', 'stairway', 'door', 'zipCode', 'city']),
    ...(hasDeliveryAddress(context) ? deliveryAddressProblems(form) : []),
    ...elsewhereProblems(context),
  ];
}

const deliveryAddressProblems = (form: OrderForm): Problem[] => [
  ...missingFields(form, [
    ...(form.isDeliveryCompany ? [['deliveryCompanyName', messages.companyNameMissing] as const] : []),
    ['deliveryFirstName', messages.firstNameMissing],
    ['deliveryLastName', messages.lastNameMissing],
    ['deliveryStreet', messages.streetMissing],
    ['deliveryZipCode', messages.zipCodeMissing],
    ['deliveryCity', messages.cityMissing],
  ]),
  ...countryProblems(form, 'deliveryCountry'),
  ...zipCodeProblems(form, 'deliveryZipCode', form.deliveryCountry),
  ...(form.isDeliveryCompany ? longFields(form, ['deliveryCompanyName']) : []),
  ...longFields(form, ['deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryFloor']),
  ...longFields(form, ['deliveryStairway', 'deliveryDoor', 'deliveryZipCode', 'deliveryCity']),
];

const countryProblems = (form: OrderForm, field: 'country' | 'deliveryCountry'): Problem[] =>
  isCountry(form[field]) ? [] : [{ field, message: messages.countryUnknown }];

const zipCodeProblems = (
  form: OrderForm,
  field: 'zipCode' | 'deliveryZipCode',
  country: string,
): Problem[] =>
  isBlank(form[field]) || isZipCode(normalizeZipCode(form[field]), country)
    ? []
    : [{ field, message: messages.zipCodeInvalid(country) }];

/** The address does not belong to the chosen area. */
function elsewhereProblems(context: CheckContext): Problem[] {
  const { form, branch } = context;
  const area = chosenArea(context);
  const isElsewhere = hasDeliveryAddress(context);
  const field = isElsewhere ? 'deliveryZipCode' : 'zipCode';
  const zipCode = normalizeZipCode(form[field]);
  const country = isElsewhere ? form.deliveryCountry : form.country;
  if (!area || !isCountry(country) || !isZipCode(zipCode, country)) return [];
  if (isInArea(area, { zipCode, country }, branch)) return [];
  const better = areaOf({ zipCode, country }, branch)?.area ?? null;
  const place = country === countryOfBranch(branch) ? zipCode : `${zipCode} (${countryNames[country]})`;
  return [{ field, message: messages.zipCodeElsewhere(place, area.area, better) }];
}
