import type { Actor } from '@bestellwerk/domain/kernel/event';
import { column, readModel } from '../../engine/storage/read-model.js';

/** What is shown of a review beside its ratings. Personal texts are null once they are erased. */
export interface StoredReview {
  comment: string | null;
  answer: { text: string | null; at: string; by: Actor } | null;
}

/** An order, and its review once there is one. */
export interface ReviewRow {
  order: string;
  branch: string;
  uid: string;
  ticketNumber: number;
  timeZone: string;
  /** Of the guest; null once it is erased. */
  guest: string | null;
  hasEmail: boolean;
  /** One for each line of the order. */
  products: readonly { readonly product: string; readonly name: string }[];
  /** Null as long as there is no review, as all that follows. */
  at: string | null;
  /** The day of the review on the branch's clock. */
  date: string | null;
  rating: number | null;
  foodRating: number | null;
  serviceRating: number | null;
  processRating: number | null;
  hasComment: boolean | null;
  isAnswered: boolean | null;
  /** Words it is found by. */
  search: string | null;
  review: StoredReview | null;
}

export const reviewTable = readModel<ReviewRow>({
  name: 'review',
  columns: {
    order: column.uuid({ primary: true }),
    branch: column.uuid(),
    uid: column.text(),
    ticketNumber: column.integer(),
    timeZone: column.text(),
    guest: column.text({ nullable: true }),
    hasEmail: column.flag(),
    products: column.document(),
    at: column.instant({ nullable: true }),
    date: column.date({ nullable: true }),
    rating: column.integer({ nullable: true }),
    foodRating: column.integer({ nullable: true }),
    serviceRating: column.integer({ nullable: true }),
    processRating: column.integer({ nullable: true }),
    hasComment: column.flag({ nullable: true }),
    isAnswered: column.flag({ nullable: true }),
    search: column.text({ nullable: true }),
    review: column.document({ nullable: true }),
  },
  indices: [{ columns: ['at'], where: 'at IS NOT NULL' }],
});
