import { donationText } from './donation.js';
import { hasDeliveryAddress } from './check/customer.js';
import {
  type CheckContext,
  requiredFields,
  type RequiredFields,
  type ShopFacts,
} from './check/check-context.js';
import { modeOf } from '../../delivery/mode-of.js';
import { isQuotationRequest } from './check/quotation-request.js';
import {
  defaultMode,
  defaultPaymentMethod,
  offeredModes,
  offeredPaymentMethods,
  preselectedArea,
} from './branch-offer.js';
import type { OrderForm } from './order-form.schema.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { PaymentMethod } from '../order/order-terms.schema.js';

/** The blocks of the checkout that are not always there, in the order of the screen. */
export const checkoutBlocks = [
  'table',
  'contact',
  'deliveryArea',
  'address',
  'appointment',
  'donation',
  'payment',
] as const;
export type CheckoutBlock = (typeof checkoutBlocks)[number];

/** The fields of the form that determine the view of the checkout. */
export type CheckoutChoices = Pick<
  OrderForm,
  'isDelivery' | 'isDineIn' | 'items' | 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany'
>;

export interface CheckoutView {
  /** The modes to choose from, and the one to begin with. */
  readonly modes: DeliveryMode[];
  readonly defaultMode: DeliveryMode;
  /** The blocks that appear, in the order of the screen. */
  readonly blocks: CheckoutBlock[];
  /** Names of the order form's fields that have to be filled in, in the order of the screen. */
  readonly requiredFields: (keyof OrderForm)[];
  /** The area to begin with; null unless the order is delivered. */
  readonly defaultDeliveryArea: string | null;
  readonly paymentMethods: PaymentMethod[];
  readonly defaultPaymentMethod: PaymentMethod | null;
  /** The sentence of the donation block; null where there is none. */
  readonly donationText: string | null;
}

/** How the checkout of a branch looks for a form: what can be chosen, what appears, what has to be filled in. */
export function checkoutView(
  form: CheckoutChoices,
  {
    branch,
    config,
    products,
    isSelfService = false,
  }: Pick<ShopFacts, 'branch' | 'config' | 'products' | 'isSelfService'>,
): CheckoutView {
  const mode = modeOf(form);
  const required = requiredFields({ mode, branch, isSelfService });
  const isQuotation = isQuotationRequest(form, { branch, products });
  const paymentMethods = offeredPaymentMethods(config, branch);
  return {
    modes: offeredModes(branch),
    defaultMode: defaultMode(branch, config),
    blocks: blocksOf(required, {
      hasAppointment: form.items.length > 0 && !isSelfService,
      isQuotation,
      config,
    }),
    requiredFields: requiredNames(required, { form, mode, branch, isQuotation }),
    defaultDeliveryArea: (mode === 'delivery' && preselectedArea(null, branch)?.area) || null,
    paymentMethods,
    defaultPaymentMethod: defaultPaymentMethod(paymentMethods),
    donationText: config.enablePluginDonations ? donationText(config.currency) : null,
  };
}

function blocksOf(
  required: RequiredFields,
  {
    hasAppointment,
    isQuotation,
    config,
  }: { hasAppointment: boolean; isQuotation: boolean; config: ShopFacts['config'] },
): CheckoutBlock[] {
  const appears: Record<CheckoutBlock, boolean> = {
    table: required.isTableRequired,
    contact: required.isContactShown,
    deliveryArea: required.isDeliveryAreaRequired,
    address: required.isAddressShown,
    appointment: hasAppointment,
    donation: config.enablePluginDonations,
    payment: !isQuotation,
  };
  return checkoutBlocks.filter((block) => appears[block]);
}

function requiredNames(
  required: RequiredFields,
  asked: Pick<CheckContext, 'mode' | 'branch'> & {
    readonly form: CheckoutChoices;
    readonly isQuotation: boolean;
  },
): (keyof OrderForm)[] {
  const { form, branch, isQuotation } = asked;
  const isElsewhere = hasDeliveryAddress(asked);
  return [
    ...namesIf(required.isTableRequired, 'table'),
    ...namesIf(required.isContactShown, 'firstName', 'lastName'),
    ...namesIf(required.isEmailRequired, 'email'),
    ...namesIf(required.isPhoneRequired, 'phone'),
    ...namesIf(required.isContactShown && form.isCompany, 'companyName'),
    ...namesIf(required.isDeliveryAreaRequired, 'deliveryArea'),
    ...namesIf(required.isAddressShown, 'street', 'zipCode', 'city', 'country'),
    ...namesIf(isElsewhere && form.isDeliveryCompany, 'deliveryCompanyName'),
    ...namesIf(isElsewhere, 'deliveryFirstName', 'deliveryLastName', 'deliveryStreet'),
    ...namesIf(isElsewhere, 'deliveryZipCode', 'deliveryCity', 'deliveryCountry'),
    ...namesIf(branch.isAppointmentRequired, 'appointmentDate'),
    ...namesIf(!isQuotation, 'paymentMethod'),
    'legalInstructions',
    'privacyPolicy',
  ];
}

const namesIf = (isRequired: boolean, ...names: (keyof OrderForm)[]): (keyof OrderForm)[] =>
  isRequired ? names : [];
