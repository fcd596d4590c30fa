import type { StaffOrder } from '../contracts/order.schema.js';
import { deterministicId } from '../kernel/identifiers.js';
import { isUnfulfilled } from '../ordering/order/order.js';
import type { PrintContent } from '../printing/earlier-contents.js';
import type { OrderTemplate } from '../printing/print-terms.schema.js';

type PrintedOrder = Pick<
  StaffOrder,
  | 'items'
  | 'pricing'
  | 'mode'
  | 'tableIdentifier'
  | 'appointment'
  | 'appointmentDate'
  | 'status'
  | 'paymentMethod'
  | 'openAmount'
  | 'textRevisions'
  | 'settledRevision'
>;

/**
 * Distinguishes what a document shows of an order from what it showed before the order was changed. Without personal data and
 * without texts of people, which could be guessed: an order whose guest was erased is the same.
 */
export function printContent(template: OrderTemplate, order: PrintedOrder): PrintContent {
  const shown = deterministicId('print content', template, JSON.stringify(shownBy[template](order)));
  return {
    id: `${template}:${shown}`,
    // A canceled order counted as unchanged then.
    idBefore: isUnfulfilled(order.status) && template !== 'receipt' ? null : contentBefore(order),
  };
}

/** Whether a job's contents are by the rule for each template; older ones counted prices on kitchen tickets, but no texts. */
export const isByTemplate = (content: string): boolean => content.includes(':');

/** What can change on each document after the order was placed. */
const shownBy: Record<OrderTemplate, (order: PrintedOrder) => unknown> = {
  kitchen: (order) => kitchenFacts(order),
  label: (order) => kitchenFacts(order),
  ticket: (order) => kitchenFacts(order),
  deliveryNote: (order) => [kitchenFacts(order), order.openAmount],
  receipt: (order) => [
    ...[placeOf(order), linesOf(order), pricesOf(order), order.paymentMethod],
    ...[order.settledRevision ?? null, isUnfulfilled(order.status)],
  ],
};

const kitchenFacts = (order: PrintedOrder): unknown => [
  ...[placeOf(order), linesOf(order), order.appointment ?? order.appointmentDate],
  isUnfulfilled(order.status),
];

const placeOf = ({ mode, tableIdentifier }: PrintedOrder): unknown => [mode, tableIdentifier];

const linesOf = ({ items, textRevisions = [] }: PrintedOrder): unknown =>
  items.map(({ product, name, amount, unit, parts }, index) => [
    ...[product, name, amount, unit, parts.map((part) => [part.name, part.choices])],
    textRevisions[index] ?? null,
  ]);

const pricesOf = ({ items, pricing }: PrintedOrder): unknown => [
  items.map(({ gross, unitGross, taxRate, tax, model, isPriceHidden }) => [
    ...[gross, unitGross, taxRate, tax, model, isPriceHidden],
  ]),
  ...[pricing.totalGross, pricing.deliveryGross, pricing.deliveryTax, pricing.taxes, pricing.donation],
];

/** By the rule of earlier versions, which was one for all templates: jobs from then are compared by it. */
function contentBefore({ items, pricing, mode, tableIdentifier }: PrintedOrder): string {
  const lines = items.map(({ product, name, amount, unit, gross, parts }) => [
    ...[product, name, amount, unit, gross],
    parts.map((part) => [part.name, part.choices]),
  ]);
  return deterministicId('print content', JSON.stringify([lines, pricing.totalGross, mode, tableIdentifier]));
}
