import { z } from 'zod';

/** Orders and money of one branch on one business day. Money in decimals. Canceled and rejected orders count only as such. */
export const dailySalesSchema = z
  .object({
    branch: z.uuid(),
    /** YYYY-MM-DD */
    date: z.iso.date(),
    orders: z.number().int(),
    canceledOrders: z.number().int(),
    /** Lost gross revenue of the canceled and rejected orders. */
    canceledGross: z.number(),
    gross: z.number(),
    net: z.number(),
    tax: z.number(),
    /** What was given back for sales on this day, whenever they were; gross, net and tax are less by it already. */
    refundedGross: z.number(),
    /** What of the gross is for delivery. */
    deliveryGross: z.number(),
  })
  .meta({ id: 'DailySales' });
export type DailySales = z.infer<typeof dailySalesSchema>;

/** Canceled and rejected orders of one branch on one business day. */
export const canceledOrdersSchema = z
  .object({
    branch: z.uuid(),
    date: z.iso.date(),
    canceledOrders: z.number().int(),
    /** Their lost gross revenue. */
    lostGross: z.number(),
    /** In percent of all orders of the day, rounded to 2 decimals. */
    share: z.number(),
  })
  .meta({ id: 'CanceledOrders' });
export type CanceledOrders = z.infer<typeof canceledOrdersSchema>;

/** What was worked in one branch on one business day; voided activities count nothing. */
export const workingActivitiesSchema = z
  .object({
    branch: z.uuid(),
    date: z.iso.date(),
    activities: z.number().int(),
    people: z.number().int(),
    workedMinutes: z.number().int(),
    pauseMinutes: z.number().int(),
  })
  .meta({ id: 'WorkingActivities' });
export type WorkingActivities = z.infer<typeof workingActivitiesSchema>;

/** Statistics reach over three years at once. */
export const MOST_STATISTIC_DAYS = 1096;

/** GET /api/statistics/{name}: the rows of each statistic, one for every branch and day, week or month that has any; `date` is its first day. */
export interface StatisticRows {
  orders: DailySales;
  revenue: DailySales;
  'canceled-orders': CanceledOrders;
  'working-activities': WorkingActivities;
}
export type StatisticName = keyof StatisticRows;

/** `meta.position` is the position of the log up to which the figures count. */
export const statisticsAnswerSchema = z.object({
  data: z.union([z.array(dailySalesSchema), z.array(canceledOrdersSchema), z.array(workingActivitiesSchema)]),
  meta: z.object({ from: z.iso.date(), to: z.iso.date(), position: z.string() }),
});
