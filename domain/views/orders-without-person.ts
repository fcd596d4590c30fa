import type { PublicOrder, StaffOrder } from '../contracts/order.schema.js';
import { withoutPersonIn } from '../ordering/order/personal-items.js';

/** An object whose fields are all null. */
const nullsOf = <Shape extends object>(object: Shape): { [Field in keyof Shape]: null } =>
  Object.fromEntries(Object.keys(object).map((name) => [name, null])) as { [Field in keyof Shape]: null };

const withoutMessage = (quotation: StaffOrder['quotation']): StaffOrder['quotation'] =>
  quotation && { ...quotation, message: null };

const withoutWords = (review: StaffOrder['review']): StaffOrder['review'] =>
  review && { ...review, comment: null, answer: review.answer && { ...review.answer, text: null } };

/** An order as staff see it once its personal data is erased: as if its events had been read without their key. */
export const staffOrderWithoutPerson = (order: StaffOrder): StaffOrder => ({
  ...order,
  contact: nullsOf(order.contact),
  address: order.address && nullsOf(order.address),
  deliveryAddress: order.deliveryAddress && nullsOf(order.deliveryAddress),
  comment: null,
  items: withoutPersonIn(order.items),
  notes: order.notes.map((note) => ({ ...note, text: null })),
  review: withoutWords(order.review),
  rejectionMessage: null,
  cancelationReason: null,
  quotation: withoutMessage(order.quotation),
});

/** The same for its guest. */
export const publicOrderWithoutPerson = <Order extends Omit<PublicOrder, 'hash'>>(order: Order): Order => ({
  ...order,
  comment: null,
  ...(order.deliveryAddress && { deliveryAddress: nullsOf(order.deliveryAddress) }),
  items: withoutPersonIn(order.items),
  rejectionMessage: null,
  reviewAnswer: order.reviewAnswer && { ...order.reviewAnswer, text: null },
  quotation: withoutMessage(order.quotation),
});
