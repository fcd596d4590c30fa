import type { StaffOrder } from '../contracts/order.schema.js';
import { ownDonationLabel } from '../ordering/checkout/donation.js';
import { type MailLook, type MailLine, mailHtml } from '../messages/mail-html.js';
import type { MessageTemplate } from '../messages/default-templates.js';
import type { MessageValues } from '../messages/message-variables.js';
import { oneLine, renderLine, renderTemplate } from '../messages/render-template.js';
import { asSoonAsPossible } from '../opening-hours/appointment-texts.js';
import type { BranchHours } from '../opening-hours/open-state.js';
import { dueTimeOf, expectedText } from '../ordering/due-time.js';
import { modeLabels, paymentMethodLabels } from '../ordering/order-labels.js';
import { lineText } from '../ordering/order-texts.js';
import { formatDate, formatMoney, formatTime, formatWeekday } from '../text/formats.js';
import type { MessageHistory } from './message-history.js';
import { comingBack, sumsOf } from './message-money.js';

/** What a message says about shop and branch. */
export interface MessageShop {
  readonly shopName: string;
  readonly businessName: string;
  readonly logoUrl: string | null;
  readonly disableTickets: boolean;
  readonly branchAddress: string;
  readonly branchPhone: string;
  readonly timeZone: string;
  /** Of the branch; null where they are unknown. */
  readonly hours: BranchHours | null;
}

export interface MessageFacts {
  readonly order: StaffOrder;
  readonly shop: MessageShop;
  /** Opens the order for its guest. */
  readonly statusUrl: string;
  readonly history: MessageHistory;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Subject, text and HTML of a mail. */
export function renderMail(
  { subject, text }: Pick<MessageTemplate, 'subject' | 'text'>,
  facts: MessageFacts,
): RenderedMail {
  const values = valuesOf(facts);
  const line = renderLine(subject, values);
  return {
    subject: line,
    text: renderTemplate(text, values),
    html: mailHtml({ subject: line, template: text }, values, lookOf(facts)),
  };
}

/** With short times. No-break spaces are not in the alphabet of SMS, and would cut its length by half. */
export const renderSms = ({ smsText }: Pick<MessageTemplate, 'smsText'>, facts: MessageFacts): string =>
  renderTemplate(smsText, valuesOf(facts, shortWords)).replace(/[\u00a0\u202f]/g, ' ');

interface TimeWords {
  textOf(instant: Date, timeZone: string): string;
  /** Of an order as soon as possible that is expected 'etwa 19:39 Uhr'. */
  expected(about: string): string;
}

function valuesOf(
  { order, shop, statusUrl, history }: MessageFacts,
  words: TimeWords = longWords,
): MessageValues {
  const { contact, currency } = order;
  const { paid, open, place } = sumsOf(order);
  const money = (amount: number | null) => (amount ? formatMoney(amount, currency) : '');
  const time = (at: string | null) => (at === null ? '' : words.textOf(new Date(at), shop.timeZone));
  const all: MessageValues = {
    firstName: nameText(contact.firstName),
    lastName: nameText(contact.lastName),
    orderNumber: shop.disableTickets ? order.uid : String(order.ticketNumber),
    ticketNumber: String(order.ticketNumber),
    shopName: shop.shopName,
    branchName: order.branch.name,
    branchAddress: shop.branchAddress,
    branchPhone: shop.branchPhone,
    mode: modeLabels[order.mode],
    appointment: wantedText(order, shop, words),
    items: '',
    total: hasHiddenPrice(order) ? '' : formatMoney(order.pricing.totalGross, currency),
    paymentMethod: paymentMethodLabels[order.paymentMethod],
    statusUrl,
    progress: order.mode === 'delivery' ? 'ist unterwegs zu Ihnen' : 'ist bereit',
    rejectionMessage: order.rejectionMessage ?? '',
    counterAppointment: time(order.counterAppointment),
    answerBy: time(order.answerBy),
    owedAmount: money(comingBack(order)),
    paidAmount: paid,
    openAmount: open,
    payingPlace: place,
    noun: history.isRequest ? 'Anfrage' : 'Bestellung',
    ending: history.isWithdrawn ? 'wurde zurückgezogen' : 'wurde storniert',
    offerMessage: '',
    offerUntil: time(order.quotation?.validUntil ?? null),
    answer: '',
    reviewComment: order.review?.comment ?? '',
    refundAmount: money(history.refundAmount),
    refundReason: history.refundReason,
  };
  const lines = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, oneLine(value)]),
  ) as unknown as MessageValues;
  return {
    ...{ ...lines, items: itemsText(order) },
    offerMessage: paragraphsOf(order.quotation?.message ?? ''),
    answer: paragraphsOf(order.review?.answer?.text ?? ''),
  };
}

/** What a person of ours wrote, with their line breaks. */
const paragraphsOf = (text: string): string => text.split(/\r?\n/).map(oneLine).join('\n').trim();

const soon = asSoonAsPossible.charAt(0).toLowerCase() + asSoonAsPossible.slice(1);

/** 'Freitag, 20.11.2026, 18:30 Uhr', or what the status page says of as soon as possible: from when on, or about when. */
function wantedText(order: StaffOrder, { hours, timeZone }: MessageShop, words: TimeWords): string {
  const { dueAt, isChosen, beginsAt } = dueTimeOf(order, hours, timeZone);
  if (isChosen) return words.textOf(dueAt, timeZone);
  if (beginsAt) return `${soon}, ab ${words.textOf(beginsAt, timeZone)}`;
  const about = expectedText(order, { hours, timeZone, now: new Date(order.changedAt) });
  return about ? words.expected(about) : soon;
}

/** 'Freitag, 20.11.2026, 18:30 Uhr' */
const longWords: TimeWords = {
  textOf: (instant, timeZone) =>
    `${formatWeekday(instant, timeZone)}, ${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)} Uhr`,
  expected: (about) => `${soon}, ${about}`,
};

/** 'Fr 20.11. 18:30' */
const shortWords: TimeWords = {
  textOf: (instant, timeZone) =>
    `${formatWeekday(instant, timeZone).slice(0, 2)} ${formatDate(instant, timeZone).slice(0, 6)} ${formatTime(instant, timeZone)}`,
  expected: (about) => about,
};

const LONGEST_NAME = 60;
const webAddress = /:\/\/|\bwww\.|\.(at|de|ch|com|net|org|info|eu|io|app|shop|link|top|xyz|ru|cn)\b/iu;

/** Nobody is called like a web address: somebody orders in another's name to have us mail an advertisement. */
function nameText(name: string | null): string {
  const line = oneLine(name ?? '');
  return webAddress.test(line) ? '' : line.slice(0, LONGEST_NAME);
}

const itemsText = (order: StaffOrder): string =>
  [...linesOf(order), ...totalsOf(order)]
    .map(({ text, amount }) => [text, amount].filter(Boolean).join(': '))
    .join('\n');

const linesOf = ({ items, currency }: StaffOrder): MailLine[] =>
  items.map((item) => ({
    text: oneLine(lineText(item)),
    amount: item.isPriceHidden ? '' : formatMoney(item.gross, currency),
  }));

const totalNames = { fixed: 'Gesamt', approximate: 'Gesamt ca.', minimum: 'Gesamt ab' };

const hasHiddenPrice = ({ items }: StaffOrder): boolean => items.some(({ isPriceHidden }) => isPriceHidden);

/** None of a request before an offer gives every price. */
function totalsOf(order: StaffOrder): MailLine[] {
  if (hasHiddenPrice(order)) return [];
  const { pricing, deliveryArea, currency } = order;
  const hasDelivery = pricing.deliveryGross > 0 || deliveryArea !== null;
  const delivery = { text: 'Zustellung', amount: formatMoney(pricing.deliveryGross, currency) };
  const total = { text: totalNames[pricing.model], amount: formatMoney(pricing.totalGross, currency) };
  const { donation } = pricing;
  return [
    ...(hasDelivery ? [delivery] : []),
    ...(donation === undefined
      ? []
      : [{ text: ownDonationLabel(order.donation), amount: formatMoney(donation, currency) }]),
    total,
  ];
}

const lookOf = ({ order, shop, history }: MessageFacts): MailLook => ({
  shopName: shop.shopName,
  logoUrl: shop.logoUrl,
  linkText: linkTextOf(order, history),
  footer: [
    [shop.businessName, order.branch.name].filter(Boolean).join(', '),
    [shop.branchAddress, shop.branchPhone].filter(Boolean).join(', '),
  ].filter(Boolean),
  lines: linesOf(order),
  totals: totalsOf(order),
});

function linkTextOf({ status }: StaffOrder, { isRequest }: MessageHistory): string {
  if (status === 'offered') return 'Zum Angebot';
  return isRequest ? 'Zu Ihrer Anfrage' : 'Zu Ihrer Bestellung';
}
