import { z } from 'zod';
import { actorSchema } from '../kernel/event.js';
import { reviewSchema } from '../ordering/order/order-events.js';
import { listMetaSchema } from './envelope.schema.js';

/** A guest's review with its order, as staff see it. Texts are null once they are erased. */
export const shownReviewSchema = reviewSchema
  .extend({
    order: z.uuid(),
    uid: z.string(),
    ticketNumber: z.number().int(),
    branch: z.uuid(),
    at: z.iso.datetime(),
    guest: z.string().nullable(),
    /** Whether an answer can be mailed. */
    hasEmail: z.boolean(),
    /** Names, each once. */
    products: z.array(z.string()),
    answer: z
      .object({
        text: z.string().nullable(),
        at: z.iso.datetime(),
        by: actorSchema.extend({ name: z.string().nullable() }),
      })
      .nullable(),
  })
  .meta({ id: 'ShownReview' });
export type ShownReview = z.infer<typeof shownReviewSchema>;

export const reviewsAnswerSchema = z.object({ data: z.array(shownReviewSchema), meta: listMetaSchema });

/** Averages of stars from 1 to 5, unrounded. */
const averageSchema = z.object({
  reviews: z.number().int(),
  rating: z.number(),
  foodRating: z.number(),
});

/** GET /api/reviews/averages: what guests think of branches and products. */
export const reviewAveragesSchema = z
  .object({
    /** Null without a review. */
    all: averageSchema
      .extend({
        serviceRating: z.number(),
        processRating: z.number(),
        /** Reviews with one star, two, … five. */
        counts: z.array(z.number().int()),
      })
      .nullable(),
    branches: z.array(averageSchema.extend({ branch: z.uuid() })),
    /** Of the reviewed orders' products, those with the most reviews: at most 50. */
    products: z.array(averageSchema.extend({ product: z.uuid(), name: z.string() })),
  })
  .meta({ id: 'ReviewAverages' });
export type ReviewAverages = z.infer<typeof reviewAveragesSchema>;
