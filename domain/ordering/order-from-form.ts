import { publicNumber } from '../kernel/identifiers.js';
import { businessDate } from '../rules/business-date.js';
import { normalizePhone } from '../rules/contact-details.js';
import { checkOrder, type OrderCheck } from './check-order.js';
import { hasDeliveryAddress } from './check/address.js';
import { chosenArea } from './check/delivery-area.js';
import { requiredFields } from './check/required-fields.js';
import { contextOf, type CheckContext, type ShopFacts } from './check/shop-facts.js';
import { chosenTable } from './check/table.js';
import type { OrderPlaced } from './order-events.js';
import type { OrderForm } from './order-form.schema.js';

export interface PlacedAs {
  readonly orderId: string;
  readonly ticketNumber: number;
  /** When the order is placed: also the clock it is checked and priced by. */
  readonly at: Date;
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
  const { orderId, ticketNumber, at } = placedAs;
  const { items, pricing, paymentMethod, problems, mode } = check;
  const { branch, menu, config } = facts;
  if (problems.length > 0 || !items || !pricing || !paymentMethod || !menu) {
    throw new Error('An order was made of a form that has problems');
  }
  const context = contextOf(form, facts);
  const area = chosenArea(context);
  const contact = contactOf(context);
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
    items,
    pricing,
    deliveryArea: area && { name: area.area, price: area.price, taxRate: area.tax },
    paymentMethod,
    appointmentDate: form.appointmentDate && new Date(form.appointmentDate).toISOString(),
    contact,
    address: addressOf(context, contact),
    deliveryAddress: deliveryAddressOf(context),
    comment: form.comment.trim(),
    placedAt: at.toISOString(),
  };
}

/** A contact whose block is hidden is ignored. */
function contactOf({ form, mode, branch }: CheckContext): Contact {
  if (!requiredFields(mode, branch).isContactShown) return noContact;
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.isCompany ? form.companyName.trim() : '',
    vatNumber: form.isCompany ? form.vatNumber.trim() : '',
    email: form.email.trim(),
    phone: normalizePhone(form.phone),
  };
}

function addressOf({ form, mode, branch }: CheckContext, contact: Contact): Address | null {
  if (!requiredFields(mode, branch).isAddressShown) return null;
  return {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    companyName: contact.companyName,
    street: form.street.trim(),
    floor: form.floor.trim(),
    stairway: form.stairway.trim(),
    door: form.door.trim(),
    zipCode: form.zipCode.trim(),
    city: form.city.trim(),
    country: form.country,
  };
}

function deliveryAddressOf(context: CheckContext): Address | null {
  if (!hasDeliveryAddress(context)) return null;
  const { form } = context;
  return {
    name: `${form.deliveryFirstName.trim()} ${form.deliveryLastName.trim()}`,
    companyName: form.isDeliveryCompany ? form.deliveryCompanyName.trim() : '',
    street: form.deliveryStreet.trim(),
    floor: form.deliveryFloor.trim(),
    stairway: form.deliveryStairway.trim(),
    door: form.deliveryDoor.trim(),
    zipCode: form.deliveryZipCode.trim(),
    city: form.deliveryCity.trim(),
    country: form.deliveryCountry,
  };
}
