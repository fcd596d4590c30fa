import type { Problem } from '../../../kernel/refusal.js';
import { isEmail, isPhone, normalizePhone } from '../../../addresses/contact-details.js';
import { missingToMinimum } from '../../../delivery/delivery-fee.js';
import { formatMoney } from '../../../text/formats.js';
import { trimmed } from '../../../text/visible-text.js';
import { messages, textsOf } from './messages.js';
import { type CheckContext, requiredFields } from './check-context.js';
import {
  countryNames,
  countryOfBranch,
  isCountry,
  isZipCode,
  normalizeZipCode,
} from '../../../addresses/postal-address.js';
import type { OrderForm } from '../order-form.schema.js';
import { areaOf, isInArea } from '../branch-offer.js';
import { chosenArea } from './choices.js';

/** Names, e-mail and phone; nothing is asked of a contact block that is hidden. */
export function contactProblems(context: CheckContext): Problem[] {
  const { form } = context;
  const required = requiredFields(context);
  const texts = textsOf(context);
  if (!required.isContactShown) return [];
  return [
    ...missingFields(form, [
      ...required.names.map((name) => [name, texts[`${name}Missing`]] as const),
      ...(required.isEmailRequired ? [['email', messages.emailMissing] as const] : []),
    ]),
    ...emailProblems(trimmed(form.email)),
    ...(required.isPhoneRequired ? missingFields(form, [['phone', texts.phoneMissing]]) : []),
    ...phoneProblems(form.phone),
    ...(form.isCompany ? missingFields(form, [['companyName', messages.companyNameMissing]]) : []),
    ...longFields(form, ['firstName', 'lastName', 'email', 'phone']),
    ...(form.isCompany ? longFields(form, ['companyName', 'vatNumber']) : []),
  ];
}

const emailProblems = (email: string): Problem[] =>
  email === '' || isEmail(email) ? [] : [{ field: 'email', message: messages.emailInvalid }];

const phoneProblems = (phone: string): Problem[] =>
  isBlank(phone) || isPhone(normalizePhone(phone))
    ? []
    : [{ field: 'phone', message: messages.phoneInvalid }];

/** Whether a delivery goes to another address than the customer's. An address whose block is hidden is ignored. */
export const hasDeliveryAddress = (
  context: Pick<CheckContext, 'mode' | 'branch' | 'entry'> & {
    readonly form: Pick<OrderForm, 'isDeliveryAddressDifferent'>;
  },
): boolean =>
  context.mode === 'delivery' &&
  context.form.isDeliveryAddressDifferent &&
  requiredFields(context).isAddressShown;

/** `gross` is the decimal value of the goods. */
export function addressProblems(context: CheckContext, gross: number): Problem[] {
  const { form } = context;
  if (!requiredFields(context).isAddressShown) return [];
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
    ...(context.entry?.isOverridden ? [] : elsewhereProblems(context, gross)),
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
function elsewhereProblems(context: CheckContext, gross: number): Problem[] {
  const { form, branch, config } = context;
  const area = chosenArea(context);
  const isElsewhere = hasDeliveryAddress(context);
  const field = isElsewhere ? 'deliveryZipCode' : 'zipCode';
  const zipCode = normalizeZipCode(form[field]);
  const country = isElsewhere ? form.deliveryCountry : form.country;
  if (!area || !isCountry(country) || !isZipCode(zipCode, country)) return [];
  if (isInArea(area, { zipCode, country }, branch)) return [];
  const better = areaOf({ zipCode, country }, branch);
  const place = country === countryOfBranch(branch) ? zipCode : `${zipCode} (${countryNames[country]})`;
  const texts = textsOf(context);
  const missing = better && missingToMinimum(better, gross);
  if (!missing) return [{ field, message: texts.zipCodeElsewhere(place, area.area, better?.area ?? null) }];
  const minimum = formatMoney(missing.minimum, config.currency);
  const difference = formatMoney(missing.difference, config.currency);
  return [{ field, message: texts.zipCodeBelowMinimum(place, better.area, minimum, difference) }];
}

type TextField = {
  [Field in keyof OrderForm]-?: OrderForm[Field] extends string ? Field : never;
}[keyof OrderForm];

const isBlank = (text: string): boolean => trimmed(text) === '';

/** A problem for every field that is blank. */
const missingFields = (
  form: OrderForm,
  required: readonly (readonly [field: TextField, message: string])[],
): Problem[] =>
  required.filter(([field]) => isBlank(form[field])).map(([field, message]) => ({ field, message }));

const MOST_LETTERS = 200;

/** A problem for every field that holds more than a line of text. */
const longFields = (form: OrderForm, fields: readonly TextField[]): Problem[] =>
  fields
    .filter((field) => form[field].length > MOST_LETTERS)
    .map((field) => ({ field, message: messages.textTooLong(MOST_LETTERS) }));
