import type { StaffOrder } from '../../contracts/order.schema.js';
import { blank, bold, cut, documentOf, ends, large, left, oneColumn, plain, tall } from '../markup.js';
import { marksOf, type PrintContext } from '../print-context.js';
import { labelsOf, type OrderLabel } from './order-labels.js';

/** The labels of an order one after the other, for a printer with a roll. Each is cut off, so each says what it is a copy of. */
export function labelStrip(order: StaffOrder, context: PrintContext): string {
  const labels = labelsOf(order, context);
  return documentOf(
    labels.flatMap((label, index) => [
      ...(index > 0 ? [cut] : []),
      oneColumn,
      ...marksOf(order, context),
      ...linesOf(label),
      blank,
    ]),
  );
}

const linesOf = ({
  ticket,
  number,
  item,
  options,
  customer,
  mode,
  due,
  allergens,
  branch,
}: OrderLabel): string[] => [
  ends(large(bold(plain(ticket))), large(plain(number))),
  left(tall(bold(plain(item)))),
  ...[options, customer && `Für ${customer}`, mode, due, allergens && `Allergene: ${allergens}`, branch]
    .map(plain)
    .filter((line) => line !== '')
    .map(left),
];
