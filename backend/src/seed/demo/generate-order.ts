import { orderFormSchema, type OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { generateItems } from './generate-items.js';
import { generateCustomer } from './people.js';
import type { Random } from '@bestellwerk/server-kit/random';

const comments = [
  'Bitte klingeln, die Glocke ist leise.',
  'Für einen Geburtstag – bitte schön einpacken!',
  'Wir sind zu sechst.',
];

/** How guests came, of those that say so. */
const visits: readonly (readonly [OrderForm['visit'], number])[] = [
  [null, 5],
  [{ page: '/', referrer: 'https://www.google.com/', context: 'web' }, 4],
  [{ page: '/', referrer: 'https://l.instagram.com/', context: 'web' }, 2],
  [{ page: '/?utm_source=flyer&utm_medium=print&utm_campaign=herbst', referrer: '', context: 'web' }, 1],
  [{ page: '/', referrer: '', context: 'pwa' }, 2],
];

/** A filled-in order form. Delivery orders are large enough for their area's minimum. */
export function generateOrderForm(branch: Branch, products: readonly Product[], random: Random): OrderForm {
  const mode = random.weighted([['takeaway', 5], ['delivery', 3], ['dineIn', 2]] as const); // prettier-ignore
  const customer = generateCustomer(random);
  const contact = { firstName: customer.firstName, lastName: customer.lastName, phone: customer.phone };
  const common = {
    branch: branch.id,
    items: generateItems(
      products,
      random.weighted([[1, 4], [2, 5], [3, 2]]), // prettier-ignore
      random,
    ),
    paymentMethod: random.weighted([['cash', 3], ['atm-card', 2]] as const), // prettier-ignore
    comment: random.chance(0.15) ? random.pick(comments) : '',
    legalInstructions: true,
    privacyPolicy: true,
    visit: random.weighted(visits),
  };
  switch (mode) {
    case 'takeaway':
      return orderFormSchema.parse({ ...common, ...contact });
    case 'dineIn':
      return orderFormSchema.parse({ ...common, isDineIn: true, table: String(random.between(1, 12)) });
    case 'delivery':
      return orderFormSchema.parse({
        ...common,
        ...contact,
        isDelivery: true,
        items: generateItems(dishes(products), DISHES_TO_DELIVER, random),
        email: customer.email,
        street: customer.street,
        ...inventDestination(branch, random),
        city: branch.city,
      });
  }
}

const DISHES_TO_DELIVER = 2;
/** Two of these are worth more than any area's minimum. */
const DISH_PRICE = 15;

const dishes = (products: readonly Product[]): Product[] =>
  products.filter(({ unit, price }) => unit === 'piece' && price >= DISH_PRICE);

/** An area, and a postal code that belongs to it. */
function inventDestination({ deliveryAreas, zipCode }: Branch, random: Random) {
  const { area, zipCodes } = random.pick(deliveryAreas);
  return { deliveryArea: area, zipCode: /\d{4}/.exec(zipCodes)?.[0] ?? zipCode };
}
