import { uploadWords } from '../catalogue/part-uploads.js';
import type { StaffOrder } from '../contracts/order.schema.js';
import { isUnfulfilled } from '../ordering/order/order.js';
import { formatTimes } from '../pricing/units.js';
import { formatTime } from '../text/formats.js';
import {
  blank,
  bold,
  documentOf,
  ends,
  large,
  left,
  named,
  oneColumn,
  plain,
  plainLines,
  rule,
  tall,
} from './markup.js';
import { changedLines, type LineChange } from './changed-lines.js';
import { dueText, marksOf, modeText, type PrintContext } from './print-context.js';

type Item = StaffOrder['items'][number];

/** What the kitchen makes of an order, large enough to read from a meter away. No prices, no name. */
export function kitchenTicket(order: StaffOrder, context: PrintContext): string {
  const { items, comment, ticketNumber, uid, placedAt } = order;
  const remarks = plainLines(comment ?? '');
  const isCanceled = isUnfulfilled(order.status);
  return documentOf(
    oneColumn,
    marksOf(order, context),
    large(bold(`Ticket ${ticketNumber}`)),
    tall(plain(modeText(order))),
    tall(bold(plain(dueText(order, context)))),
    rule,
    // Of what is not to be made, the kitchen only needs to find what it has.
    isCanceled ? items.map((item) => headLine(item)) : linesOf(order, context).flatMap(changedLine),
    remarks.length > 0 && !isCanceled ? [rule, ...remarks.map((line) => left(bold(line)))] : [],
    rule,
    ends(plain(uid), plain(`Bestellt ${formatTime(new Date(placedAt), context.timeZone)}`)),
    blank,
  );
}

/** Beside those of the ticket that this one replaces. Of what is outdated itself, nothing is certain. */
const linesOf = ({ items }: StaffOrder, { linesBefore, outdated }: PrintContext): LineChange[] =>
  linesBefore && !outdated
    ? changedLines(linesBefore, items)
    : items.map((item) => ({ item, change: 'none', before: item }));

const changeWords: Readonly<Record<LineChange['change'], string>> = {
  none: '',
  new: 'NEU: ',
  amount: '',
  choices: 'GEÄNDERT: ',
  removed: 'ENTFÄLLT: ',
};

function changedLine({ item, change, before }: LineChange): string[] {
  if (change === 'removed') return [headLine(item, changeWords.removed)];
  const isOtherAmount = before !== null && (before.amount !== item.amount || before.unit !== item.unit);
  const instead = isOtherAmount ? ` (statt ${plain(formatTimes(before.amount, before.unit))})` : '';
  return [
    headLine(item, changeWords[change], instead),
    ...chosenLines(item).map((line) => left(`~~${line}`)),
  ];
}

const headLine = (item: Item, start = '', end = ''): string =>
  left(tall(bold(`${start}${itemText(item)}${end}`)));

/** '2× Schnitzel' */
export const itemText = ({ amount, unit, name }: Pick<Item, 'amount' | 'unit' | 'name'>): string =>
  plain(`${formatTimes(amount, unit)} ${named(name, 'Artikel')}`);

/** What was chosen for an item, a line for each part, and for each file that came along with it. */
export const chosenLines = ({ parts }: Pick<Item, 'parts'>): string[] =>
  parts.flatMap(({ name, choices, text, uploads }) => {
    const part = plain(named(name, 'Auswahl'));
    const chosen = choices.map((choice) => plain(named(choice, 'ohne Namen'))).join(', ');
    const files = (uploads ?? []).map((upload) => plain(uploadWords(upload)));
    return [...(chosen ? [chosen] : []), ...plainLines(text ?? ''), ...files].map(
      (line) => `${part}: ${line}`,
    );
  });
