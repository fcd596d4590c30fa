import type { StaffOrder } from '../contracts/order.schema.js';
import { formatDate, formatDateTime, formatTime, timeOrDate } from '../text/formats.js';
import { dueTimeOf } from '../ordering/due-time.js';
import { modeLabels } from '../ordering/order-labels.js';
import { isUnfulfilled } from '../ordering/order/order.js';
import type { OrderTemplate } from '../printing/print-terms.schema.js';
import { bold, large, named, plain } from './markup.js';

/** What a document says beside its order. */
export interface PrintContext {
  readonly businessName: string;
  /** Of the branch; what is unknown is empty. */
  readonly branch: {
    readonly name: string;
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
    readonly phone: string;
  };
  readonly timeZone: string;
  readonly printedAt: Date;
  /** The letters of a product's allergens, as it is sold now: orders do not keep them. */
  readonly allergensOf: (product: string) => readonly string[];
  /** From 1 on the document says 'KOPIE'. */
  readonly copy: number;
  /** When the document with other contents that this one replaces was asked for; null if there is none. */
  readonly replaces: Date | null;
  /** The lines of that document; null if there is none, or nobody knows them any more. */
  readonly linesBefore: StaffOrder['items'] | null;
  /** Since when the order was as it is printed, if it has other contents by now; else null. */
  readonly outdated: Date | null;
  /** Whether the order is not to be any more, by now. */
  readonly isCanceled: boolean;
}

/** Whether a document says nothing but 'STORNIERT' of its contents: others would act on it. A receipt stays what it is. */
export const isMarkedCanceled = (template: OrderTemplate, { status }: Pick<StaffOrder, 'status'>): boolean =>
  template !== 'receipt' && isUnfulfilled(status);

/** The marks of a document that people act on. What changed before the order was canceled no longer matters. */
export const marksOf = (order: Pick<StaffOrder, 'status'>, context: PrintContext): string[] =>
  context.isCanceled || isUnfulfilled(order.status)
    ? [large(bold('STORNIERT')), ...copyMark(context)]
    : changeMarks(context);

/** The first lines of a document that is not the first one, or not the last word. Each fits on narrow paper of 32 characters. */
export const changeMarks = (context: PrintContext): string[] => [
  ...outdatedMark(context),
  ...copyMark(context),
  ...changedMark(context),
];

const outdatedMark = ({ outdated, timeZone }: PrintContext): string[] =>
  outdated === null
    ? []
    : [
        large(bold('VERALTET')),
        bold(plain(`Stand ${formatDateTime(outdated, timeZone)}.`)),
        bold('Die Bestellung wurde'),
        bold('danach geändert.'),
      ];

const copyMark = ({ copy }: PrintContext): string[] =>
  copy > 0 ? [large(bold('KOPIE')), copy > 1 ? `${copy}. Kopie` : ''].filter(Boolean) : [];

const changedMark = ({ replaces, printedAt, timeZone }: PrintContext): string[] => {
  if (replaces === null) return [];
  const when = timeOrDate(replaces, printedAt, timeZone);
  // With a date it is too long for one line.
  const lines =
    when === formatTime(replaces, timeZone)
      ? [`ersetzt den Ausdruck von ${when}`]
      : ['ersetzt den Ausdruck von', when];
  return [large(bold('GEÄNDERT')), ...lines.map((line) => bold(plain(line)))];
};

/** 'Heute, 18:30', '24.11.2026, 18:30' or 'So bald wie möglich'. */
export function dueText(
  order: StaffOrder,
  { timeZone, printedAt }: Pick<PrintContext, 'timeZone' | 'printedAt'>,
): string {
  // When the branch opens for it is kept in the order.
  const { dueAt, isChosen } = dueTimeOf(order, null, timeZone);
  const day = formatDate(dueAt, timeZone);
  const isToday = day === formatDate(printedAt, timeZone);
  const time = formatTime(dueAt, timeZone);
  if (isChosen) return `${isToday ? 'Heute' : day}, ${time}`;
  return `So bald wie möglich, etwa ${isToday ? '' : `${day}, `}${time}`;
}

/** 'Vor Ort, Tisch 12' */
export const modeText = ({ mode, tableIdentifier }: StaffOrder): string =>
  tableIdentifier === null ? modeLabels[mode] : `${modeLabels[mode]}, Tisch ${tableIdentifier}`;

/** Name, address and phone of the branch. */
export const letterhead = ({ businessName, branch }: PrintContext): string[] => [
  large(plain(branch.name)),
  ...[
    businessName === branch.name ? '' : businessName,
    branch.street,
    `${branch.zipCode} ${branch.city}`,
    branch.phone === '' ? '' : `Tel. ${branch.phone}`,
  ]
    .map(plain)
    .filter((line) => line !== ''),
];

export const nameOf = ({ contact }: StaffOrder): string =>
  named([contact.firstName, contact.lastName].filter(Boolean).join(' '), 'Gast');
