import { z } from 'zod';
import { visitContexts } from '../../analytics/analytics-entry.schema.js';
import { unitNameSchema } from '../../pricing/pricing.schema.js';
import { uploadReferenceSchema } from '../../records/definitions/upload.schema.js';
import { paymentMethodSchema } from '../order/order-terms.schema.js';

/** A field that may be left out, or sent as null by clients that send every field. */
const optional = <Value extends string | boolean>(schema: z.ZodType<Value>, usual: Value) =>
  schema
    .nullable()
    .default(usual)
    .overwrite((value) => value ?? usual) as unknown as z.ZodDefault<z.ZodType<Value, Value | null>>;

/** Anything that is not too long to be sent: what a field must hold is asked only of those that are shown. */
const line = optional(z.string().max(2000), '');
const country = optional(z.string().max(2000), 'AT').meta({ description: 'DE, LI, AT or CH' });
export const flag = optional(z.boolean(), false);

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
    /** What staff note about this line for the kitchen. */
    remark: z.string().max(200).optional(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItemSchema>;

/** The order form as it is sent. It sets no price. */
export const orderFormSchema = z
  .object({
    branch: z.uuid(),
    isDelivery: flag,
    isDineIn: flag,
    table: z.string().max(100).nullable().default(null),
    items: z.array(cartItemSchema).max(200),
    deliveryArea: z.string().max(200).nullable().default(null),
    appointmentDate: z.iso.datetime({ offset: true }).nullable().default(null),
    paymentMethod: paymentMethodSchema.nullable().default(null),
    isCompany: flag,
    companyName: line,
    /** What older clients call `companyName`. */
    company: z.string().max(2000).nullish(),
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
    isDeliveryAddressDifferent: flag,
    isDeliveryCompany: flag,
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
    comment: line,
    donatee: z.uuid().nullable().default(null),
    /** What the guest donates on top, a decimal in the shop's currency. */
    donationAmount: z.number().min(-MOST_MONEY).max(MOST_MONEY).nullable().default(null),
    legalInstructions: flag,
    privacyPolicy: flag,
    /** The gross total that the guest saw: an order that costs something else by now is not placed. */
    expectedTotal: z.number().min(-MOST_MONEY).max(MOST_MONEY).nullish(),
    /** Minutes of the kitchen's delay that the guest knew of: an order that takes longer by now is not placed. */
    expectedDelay: z.number().int().min(0).max(1000).nullish(),
    /** The unpaid order that the guest sends again as this one: it ends. Only its guest knows its hash. */
    replaces: z.object({ uid: z.string().max(100), hash: z.string().max(200) }).nullish(),
    /** How the guest came, for statistics: sent only after consent. */
    visit: z
      .object({
        /** The page on which the visit began, with its query. */
        page: z.string().max(500).nullish(),
        /** The page that led there. */
        referrer: z.string().max(2000).nullish(),
        context: z.enum(visitContexts).nullish(),
      })
      .nullish(),
  })
  .overwrite(({ company, companyName, ...form }) => ({
    ...form,
    companyName: companyName.trim() === '' ? (company ?? '') : companyName,
  }))
  .meta({ id: 'OrderForm' });
export type OrderForm = Omit<z.infer<typeof orderFormSchema>, 'company'>;
/** The form before defaults are filled in: what a client may send. */
export type OrderFormInput = z.input<typeof orderFormSchema>;
