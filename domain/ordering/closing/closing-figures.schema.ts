import { z } from 'zod';
import { paymentMethodSchema } from '../order/order-terms.schema.js';

/** What came and went: payments, what was taken back by hand, given back by the provider, taken back by the bank. */
export const movementKindSchema = z.enum(['payment', 'counterEntry', 'refund', 'chargeback']);

/** Sold at one rate of tax. As on receipts: each order's tax is rounded to cents, so net and tax add up to the gross. */
export const rateSumSchema = z
  .object({
    /** Percent. */
    rate: z.number(),
    net: z.number(),
    tax: z.number(),
    gross: z.number(),
  })
  .meta({ id: 'RateSum' });
export type RateSum = z.infer<typeof rateSumSchema>;

export const takingSumSchema = z
  .object({
    method: paymentMethodSchema,
    kind: movementKindSchema,
    count: z.number().int(),
    /** What goes is negative. */
    amount: z.number(),
  })
  .meta({ id: 'TakingSum' });
export type TakingSum = z.infer<typeof takingSumSchema>;

/** What a day or a month comes to. Money in decimals of whole cents. */
export const closingFiguresSchema = z
  .object({
    /** Orders placed in it, without canceled ones. */
    orders: z.number().int(),
    /** Turnover: what was sold less what it was reduced by. */
    net: z.number(),
    tax: z.number(),
    gross: z.number(),
    rates: z.array(rateSumSchema),
    /** Given back of sold orders because something was missing or faulty: neither in `gross` nor in `rates` any more. */
    reducedGross: z.number(),
    reductions: z.array(rateSumSchema),
    /** Contained in what was sold. */
    deliveryGross: z.number(),
    /** What guests donated with orders that are sold: taken, but passed on, so no turnover. */
    donatedAmount: z.number(),
    canceledOrders: z.number().int(),
    canceledGross: z.number(),
    /** Money that came and went in it, for orders of any day. */
    takings: z.array(takingSumSchema),
    amount: z.number(),
    /** Still to be paid of its orders, and to be given back. */
    openOrders: z.number().int(),
    openAmount: z.number(),
    /** Given back of orders that stay sold, as goodwill or for another reason: lowers no turnover and is not asked for again. */
    waivedAmount: z.number(),
    owedOrders: z.number().int(),
    owedAmount: z.number(),
    /** Taken in it for orders of other days, and on other days for its orders. */
    forOthers: z.number(),
    onOthers: z.number(),
  })
  .meta({ id: 'ClosingFigures' });
export type ClosingFigures = z.infer<typeof closingFiguresSchema>;

/** Figures as closings of the log have them: those of before reductions and donations know none. */
export const closedFiguresSchema = closingFiguresSchema
  .partial({ reducedGross: true, reductions: true, donatedAmount: true })
  .meta({ id: 'ClosedFigures' });
export type ClosedFigures = z.infer<typeof closedFiguresSchema>;
