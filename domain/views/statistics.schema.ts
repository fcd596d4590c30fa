import { z } from 'zod';

/** Orders and money of one branch on one business day. Money in decimals. Canceled and rejected orders count only as such. */
export const dailySalesSchema = z
  .object({
    branch: z.uuid(),
    /** YYYY-MM-DD */
    date: z.iso.date(),
    orders: z.number().int(),
    canceledOrders: z.number().int(),
    /** What the canceled and rejected orders would have brought. */
    canceledGross: z.number(),
    gross: z.number(),
    net: z.number(),
    tax: z.number(),
  })
  .meta({ id: 'DailySales' });
export type DailySales = z.infer<typeof dailySalesSchema>;

/** GET /api/statistics/orders and /api/statistics/revenue; `meta.position` is where the figures stand. */
export const statisticsAnswerSchema = z.object({
  data: z.array(dailySalesSchema),
  meta: z.object({ from: z.iso.date(), to: z.iso.date(), position: z.string() }),
});
