import type { StaffOrder } from '../contracts/order.schema.js';
import { formatTimes } from '../pricing/units.js';
import { formatTime } from '../text/formats.js';
import {
  blank,
  bold,
  documentOf,
  ends,
  large,
  left,
  oneColumn,
  plain,
  plainLines,
  rule,
  tall,
} from './markup.js';
import { dueText, marksOf, modeText, type PrintContext } from './print-context.js';

type Item = StaffOrder['items'][number];

/** What the kitchen makes of an order, large enough to read from a meter away. No prices, no name. */
export function kitchenTicket(order: StaffOrder, context: PrintContext): string {
  const { items, comment, ticketNumber, uid, placedAt } = order;
  return documentOf(
    oneColumn,
    marksOf(context),
    order.status === 'canceled' && large(bold('STORNIERT')),
    large(bold(`Ticket ${ticketNumber}`)),
    tall(plain(modeText(order))),
    tall(bold(plain(dueText(order, context)))),
    rule,
    items.flatMap(itemLines),
    comment ? [rule, ...plainLines(comment).map((line) => left(bold(line)))] : [],
    rule,
    ends(plain(uid), plain(`Bestellt ${formatTime(new Date(placedAt), context.timeZone)}`)),
    blank,
  );
}

const itemLines = (item: Item): string[] => [
  left(tall(bold(plain(`${formatTimes(item.amount, item.unit)} ${item.name}`)))),
  ...chosenLines(item).map((line) => left(`~~${line}`)),
];

/** What was chosen for an item, a line for each part. */
export const chosenLines = ({ parts }: Pick<Item, 'parts'>): string[] =>
  parts
    .flatMap(({ name, choices, text }) => {
      const chosen = choices.length > 0 ? [`${name}: ${choices.join(', ')}`] : [];
      return text ? [...chosen, ...text.split('\n').map((line) => `${name}: ${line}`)] : chosen;
    })
    .map(plain);
