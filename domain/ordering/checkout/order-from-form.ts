import type { DeliveryArea } from '../../records/definitions/branch.js';
import { expectedTime } from '../expected-time.js';
import { beginsAt } from '../../opening-hours/open-state.js';
import { publicNumber } from '../../kernel/identifiers.js';
import { businessDate } from '../../calendar/zoned-time.js';
import { normalizePhone } from '../../addresses/contact-details.js';
import { trimmed } from '../../text/visible-text.js';
import { normalizeZipCode } from '../../addresses/postal-address.js';
import { checkOrder, type OrderCheck } from './check-order.js';
import { hasDeliveryAddress } from './check/customer.js';
import { chosenArea, chosenTable } from './check/choices.js';
import { type CheckContext, contextOf, requiredFields, type ShopFacts } from './check/check-context.js';
import type { OrderPlaced } from '../order/order-events.js';
import type { OrderOrigin } from '../order/order-terms.schema.js';
import type { OrderForm } from './order-form.schema.js';
import { donationOf } from './donation.js';
import { withContents } from './package-contents.js';

export interface PlacedAs {
  readonly orderId: string;
  readonly ticketNumber: number;
  /** When the order is placed: also the clock it is checked and priced by. */
  readonly at: Date;
  readonly handling?: OrderPlaced['handling'];
  /** Id of the unpaid order that the guest sends again as this one. */
  readonly replaces?: string | null;
  readonly origin?: OrderOrigin;
  /** Minutes that the kitchen needs beside the usual time. */
  readonly delay?: number;
}

type Contact = OrderPlaced['contact'];
type Address = NonNullable<OrderPlaced['address']>;

const noContact: Contact = {
  firstName: '',
  lastName: '',
  companyName: '',
  vatNumber: '',
  email: '',
  phone: '',
};

/**
 * The order as it is kept for ever. Throws if the form has problems: check it first, and hand over what came of it if
 * it was checked with these facts.
 */
export function orderFromForm(
  form: OrderForm,
  facts: ShopFacts,
  placedAs: PlacedAs,
  check: OrderCheck = checkOrder(form, { ...facts, now: placedAs.at }),
): OrderPlaced {
  const { orderId, ticketNumber, at, handling, replaces, origin, delay = 0 } = placedAs;
  const { items, pricing, paymentMethod, problems, mode, isQuotation } = check;
  const { branch, menu, config } = facts;
  if (problems.length > 0 || !items || !pricing || !paymentMethod || !menu) {
    throw new Error('An order was made of a form that has problems');
  }
  const context = contextOf(form, facts);
  const area = chosenArea(context);
  const contact = contactOf(context);
  const donation = donationOf(form, facts);
  const begins = form.appointmentDate === null ? beginsAt(mode, branch, at, context.timeZone) : null;
  return {
    uid: publicNumber(orderId),
    branch: branch.id,
    branchName: branch.name,
    businessDate: businessDate(at, context.timeZone),
    timeZone: context.timeZone,
    currency: config.currency,
    ticketNumber,
    mode,
    tableIdentifier: chosenTable(context)?.identifier ?? null,
    menu: { id: menu.id, revision: menu.revision },
    items: items.map((item) => withContents(item, facts.products)),
    pricing,
    deliveryArea: area && areaSnapshot(area),
    paymentMethod,
    appointmentDate: form.appointmentDate && new Date(form.appointmentDate).toISOString(),
    ...(begins && { beginsAt: begins.toISOString() }),
    ...(form.appointmentDate === null &&
      !isQuotation && { expectedAt: expectedTime(branch, mode, at, context.timeZone, delay).toISOString() }),
    contact,
    address: addressOf(context, contact),
    deliveryAddress: deliveryAddressOf(context),
    comment: trimmed(form.comment),
    handling,
    ...(isQuotation && { isQuotation: true as const }),
    ...(replaces && { replaces }),
    ...(origin && { origin }),
    ...(donation && { donation }),
    placedAt: at.toISOString(),
  };
}

const areaSnapshot = ({ area, price, tax, free, freeFromOrderValue }: DeliveryArea) => ({
  name: area,
  price,
  taxRate: tax,
  free,
  freeFromOrderValue,
});

/** A contact whose block is hidden is ignored. */
function contactOf(context: CheckContext): Contact {
  const { form } = context;
  if (!requiredFields(context).isContactShown) return noContact;
  return {
    firstName: trimmed(form.firstName),
    lastName: trimmed(form.lastName),
    companyName: form.isCompany ? trimmed(form.companyName) : '',
    vatNumber: form.isCompany ? trimmed(form.vatNumber) : '',
    email: trimmed(form.email),
    phone: normalizePhone(form.phone),
  };
}

function addressOf(context: CheckContext, contact: Contact): Address | null {
  const { form } = context;
  if (!requiredFields(context).isAddressShown) return null;
  return {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    companyName: contact.companyName,
    street: trimmed(form.street),
    floor: trimmed(form.floor),
    stairway: trimmed(form.stairway),
    door: trimmed(form.door),
    zipCode: normalizeZipCode(form.zipCode),
    city: trimmed(form.city),
    country: form.country,
  };
}

function deliveryAddressOf(context: CheckContext): Address | null {
  if (!hasDeliveryAddress(context)) return null;
  const { form } = context;
  return {
    name: `${trimmed(form.deliveryFirstName)} ${trimmed(form.deliveryLastName)}`,
    companyName: form.isDeliveryCompany ? trimmed(form.deliveryCompanyName) : '',
    street: trimmed(form.deliveryStreet),
    floor: trimmed(form.deliveryFloor),
    stairway: trimmed(form.deliveryStairway),
    door: trimmed(form.deliveryDoor),
    zipCode: normalizeZipCode(form.deliveryZipCode),
    city: trimmed(form.deliveryCity),
    country: form.deliveryCountry,
  };
}
