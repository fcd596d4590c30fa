import { byId } from '../../kernel/by-id.js';
import type { StaffOrder } from '../../contracts/order.schema.js';
import { formatTimes } from '../../pricing/units.js';
import { legible, named } from '../markup.js';
import { dueText, modeText, nameOf, type PrintContext } from '../print-context.js';

/** What is on one label. The compact format of a sheet shows the first four. */
export interface OrderLabel {
  readonly ticket: string;
  readonly item: string;
  /** Short: what was chosen, divided by commas. */
  readonly options: string;
  /** '2/3': which of the order's labels it is. */
  readonly number: string;
  readonly customer: string;
  readonly mode: string;
  readonly due: string;
  /** The letters of the product as it is sold now, 'A, C, G'; what was chosen may add others. */
  readonly allergens: string;
  readonly branch: string;
}

/** More pieces than these share labels: nobody wants a sheet for a bag of rolls. */
const MOST_PIECES = 50;

/** The labels of an order: one for each piece, or one for what is sold by weight; each `copies` times. */
export function labelsOf(
  order: StaffOrder,
  context: Pick<PrintContext, 'timeZone' | 'printedAt' | 'allergensOf'>,
  copies = 1,
): OrderLabel[] {
  const pieces = order.items.flatMap((item) => Array.from({ length: piecesOf(item) * copies }, () => item));
  const shared = {
    ticket: String(order.ticketNumber),
    customer: nameOf(order),
    mode: modeText(order),
    due: dueText(order, context),
    branch: order.branch.name,
  };
  return pieces.map((item, index) => ({
    ...shared,
    item: (piecesOf(item) > 1 || item.amount === 1 ? '' : `${formatTimes(item.amount, item.unit)} `).concat(
      legible(named(item.name, 'Artikel')),
    ),
    options: item.parts
      .flatMap(({ choices, text }) => [...choices, text ?? ''].map(legible).filter(Boolean))
      .join(', '),
    allergens: context.allergensOf(item.product).join(', '),
    number: `${index + 1}/${pieces.length}`,
  }));
}

function piecesOf({ amount, unit }: StaffOrder['items'][number]): number {
  const isCounted = unit === 'piece' || unit === 'serving';
  return isCounted && Number.isInteger(amount) && amount <= MOST_PIECES ? amount : 1;
}

interface Product {
  readonly id: string;
  readonly allergens: readonly string[];
}

/** The allergens that products have in the catalogue; none of one that is no longer there. */
export function allergensIn(products: readonly Product[]): PrintContext['allergensOf'] {
  const known = byId(products);
  return (product) => known.get(product)?.allergens ?? [];
}
