import { monday } from '../../calendar/testing/instants.js';
import type { ShopFacts } from '../checkout/check/check-context.js';
import { orderFormSchema, type OrderForm, type OrderFormInput } from '../checkout/order-form.schema.js';
import { id, ids } from './ids.js';
import { branch, config } from './inn.js';
import { category, menu, products } from './menu.js';

export const donatee = {
  ...{ id: id(0), identifier: 'gruft', name: 'Gruft Wien', description: '', image: null, isEnabled: true },
};

/** The shop on a Monday at 18:00, when branch and delivery are open and lunch is over. */
export const facts = (differences: Partial<ShopFacts> = {}): ShopFacts => ({
  now: monday('18:00'),
  config: config(),
  branch: branch(),
  menu,
  categories: [category],
  products,
  tables: [
    { id: id(7), identifier: '12', branch: { id: ids.branch } },
    { id: id(8), identifier: '99', branch: { id: id(9) } },
  ],
  donatees: [donatee],
  ...differences,
});

export const twoSchnitzels = { product: ids.schnitzel, amount: 2, unit: 'piece' as const, parts: ['Pommes'] };

/** A complete order of two schnitzels with chips to take away. */
export const form = (differences: Partial<OrderFormInput> = {}): OrderForm =>
  orderFormSchema.parse({
    branch: ids.branch,
    items: [twoSchnitzels],
    firstName: 'Anna',
    lastName: 'Huber',
    phone: '+43 660 1234567',
    legalInstructions: true,
    privacyPolicy: true,
    ...differences,
  });

/** The same, delivered to the centre. */
export const deliveryForm = (differences: Partial<OrderFormInput> = {}): OrderForm =>
  form({
    isDelivery: true,
    deliveryArea: 'Zentrum',
    email: 'anna@example.org',
    street: 'Lindengasse 3',
    zipCode: '1070',
    city: 'Wien',
    ...differences,
  });

/** Where an order is to be delivered instead. */
export const elsewhere = {
  isDeliveryAddressDifferent: true,
  deliveryFirstName: 'Karl',
  deliveryLastName: 'Maier',
  deliveryStreet: 'Ring 1',
  deliveryZipCode: '1010',
  deliveryCity: 'Wien',
};
