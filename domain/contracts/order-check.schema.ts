import { z } from 'zod';
import { checkoutBlocks } from '../ordering/checkout/checkout-view.js';
import { orderPricingSchema } from '../pricing/pricing.schema.js';
import { orderItemSchema, paymentMethodSchema } from '../ordering/order/order-terms.schema.js';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { problemSchema } from './envelope.schema.js';

const instant = z.iso.datetime();

/** A day of the branch's calendar, and the windows in which an order can be wanted, first and last time. */
export const possibleDaySchema = z
  .object({ date: z.iso.date(), windows: z.array(z.object({ from: instant, to: instant })) })
  .meta({ id: 'PossibleDay' });

/** How the checkout looks: what can be chosen, which blocks appear, which fields have to be filled in. */
export const checkoutViewSchema = z
  .object({
    modes: z.array(deliveryModeSchema),
    defaultMode: deliveryModeSchema,
    /** In the order of the screen. */
    blocks: z.array(z.enum(checkoutBlocks)),
    /** Names of the order form's fields. */
    requiredFields: z.array(z.string()),
    defaultDeliveryArea: z.string().nullable(),
    paymentMethods: z.array(paymentMethodSchema),
    defaultPaymentMethod: paymentMethodSchema.nullable(),
    donationText: z.string().nullable(),
  })
  .meta({ id: 'CheckoutView' });

/** The result of sending an order form now. For an unknown branch it contains only the problem. */
export const orderCheckSchema = z
  .object({
    /** Empty if the order can be placed. */
    problems: z.array(problemSchema),
    /** Whether it would be placed as a request for a quotation. */
    isQuotation: z.boolean(),
    /** Label of the button; null where there is none. */
    submitLabel: z.string().nullable(),
    mode: deliveryModeSchema.nullable(),
    /** Null if the cart is empty or holds something that cannot be priced. An amount may be wrong here. */
    items: z.array(orderItemSchema.extend({ amount: z.number() })).nullable(),
    pricing: orderPricingSchema.nullable(),
    paymentMethod: paymentMethodSchema.nullable(),
    /** When an order without a time is promised; null with one, for a request, and while none is taken. */
    expectedAt: instant.nullable(),
    possibleTimes: z.array(possibleDaySchema),
    view: checkoutViewSchema.nullable(),
  })
  .meta({ id: 'OrderCheck' });
export type OrderCheckAnswer = z.infer<typeof orderCheckSchema>;
