import { z } from 'zod';
import { unitNameSchema } from '../kernel/unit-name.js';
import { uploadReferenceSchema } from '../resources/upload.schema.js';
import { paymentMethodSchema } from './order-terms.js';

/** Anything that is not too long to be sent: what a field must hold is asked only of those that are shown. */
const line = z.string().max(2000).default('');
const country = z.string().max(2000).default('AT').meta({ description: 'DE, LI, AT or CH' });

export const cartPartValueSchema = z.union([
  z.string().max(2000),
  z.array(z.string().max(200)).max(50),
  uploadReferenceSchema,
  z.array(uploadReferenceSchema).max(50),
  z.null(),
]);

/** Nobody orders more of anything, and what it costs is still an exact number. */
const MOST = 1e9;
/** Totals up to here are exact numbers of cents. */
const MOST_MONEY = 1e11;

/** A line of the cart: product, amount in the unit ordered in, and one value per configurable step. */
export const cartItemSchema = z
  .object({
    product: z.uuid(),
    amount: z.number().min(-MOST).max(MOST),
    unit: unitNameSchema,
    parts: z.array(cartPartValueSchema).max(50).default([]),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItemSchema>;

/** The order form as it is sent. It sets no price. */
export const orderFormSchema = z
  .object({
    branch: z.uuid(),
    isDelivery: z.boolean().default(false),
    isDineIn: z.boolean().default(false),
    table: z.string().max(100).nullable().default(null),
    items: z.array(cartItemSchema).max(200),
    deliveryArea: z.string().max(200).nullable().default(null),
    appointmentDate: z.iso.datetime({ offset: true }).nullable().default(null),
    paymentMethod: paymentMethodSchema.nullable().default(null),
    isCompany: z.boolean().default(false),
    companyName: line,
    /** What older clients call `companyName`. */
    company: z.string().max(2000).optional(),
    vatNumber: line,
    firstName: line,
    lastName: line,
    phone: line,
    email: line,
    street: line,
    floor: line,
    stairway: line,
    door: line,
    zipCode: line,
    city: line,
    country,
    isDeliveryAddressDifferent: z.boolean().default(false),
    isDeliveryCompany: z.boolean().default(false),
    deliveryCompanyName: line,
    deliveryFirstName: line,
    deliveryLastName: line,
    deliveryStreet: line,
    deliveryFloor: line,
    deliveryStairway: line,
    deliveryDoor: line,
    deliveryZipCode: line,
    deliveryCity: line,
    deliveryCountry: country,
    comment: z.string().max(2000).default(''),
    donatee: z.uuid().nullable().default(null),
    legalInstructions: z.boolean().default(false),
    privacyPolicy: z.boolean().default(false),
    /** The gross total that the guest saw: an order that costs something else by now is not placed. */
    expectedTotal: z.number().min(-MOST_MONEY).max(MOST_MONEY).nullish(),
  })
  .overwrite(({ company = '', companyName, ...form }) => ({
    ...form,
    companyName: companyName.trim() === '' ? company : companyName,
  }))
  .meta({ id: 'OrderForm' });
export type OrderForm = Omit<z.infer<typeof orderFormSchema>, 'company'>;
/** The form before defaults are filled in: what a client may send. */
export type OrderFormInput = z.input<typeof orderFormSchema>;
