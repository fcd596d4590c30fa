import type { Decision } from '../../kernel/decider.js';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.js';
import { messages } from '../checkout/check/messages.js';
import { quotationEndings } from '../order-labels.js';
import { isUnfulfilled } from './order.js';
import {
  type ExpectedItem,
  isAnother,
  refuseChangedItem,
  refuseUnknownItem,
  totalsAfter,
} from './item-decisions.js';
import { refuseFromStatus, refuseUnknownOrder, submitted, takeStep } from './order-decisions.js';
import type { ExistingOrder, Order, Quotation } from './order.js';
import type { OrderEvent } from './order-events.js';
import type { OrderItem } from './order-terms.schema.js';
import type { PaymentMethod } from './order-terms.schema.js';
import { HIGHEST_PRICE, lineAt } from './quotation-lines.js';

const HORIZON_MS = 180 * 24 * 60 * 60_000;

/** The price of a line of an offer. */
export interface OfferedPrice {
  readonly index: number;
  /** Decimal, for one of the unit that was ordered. */
  readonly unitGross: number;
  readonly expected?: ExpectedItem;
}

export interface OfferQuotation {
  /** Lines without a price keep theirs; every hidden price has to be given. */
  readonly items: readonly OfferedPrice[];
  /** For the guest, may be empty. */
  readonly message: string;
  /** ISO instants. */
  readonly validUntil: string;
  readonly at: string;
}

/**
 * The branch answers a request with prices that hold until a date. The same offer again changes nothing; another one
 * replaces it as long as the guest has not answered.
 */
export function offerQuotation(
  order: Order,
  { message, at, ...command }: OfferQuotation,
): Decision<OrderEvent> {
  if (order.status !== 'none' && !order.isQuotation) return refuseNoRequest();
  return takeStep(order, 'offer', (existing) => {
    const validUntil = new Date(command.validUntil).toISOString();
    const refusal = refusalOfTime(validUntil, at, existing.appointmentDate);
    if (refusal) return refusal;
    const items = offeredItems(existing, command.items);
    if (isRefusal(items)) return items;
    const offer = { items, message: message.trim(), validUntil };
    if (isSameOffer(existing, offer)) return [];
    const data = {
      offer: (existing.quotation?.offer ?? 0) + 1,
      ...offer,
      pricing: totalsAfter(existing, items),
    };
    return [{ type: 'QuotationOffered', data }];
  });
}

function offeredItems(order: ExistingOrder, prices: readonly OfferedPrice[]): OrderItem[] | Refusal {
  const items = [...order.items];
  for (const { index, unitGross, expected } of prices) {
    const item = order.items[index];
    if (!item) return refuseUnknownItem();
    if (isAnother(item, expected)) return refuseChangedItem();
    if (!(unitGross >= 0 && unitGross <= HIGHEST_PRICE)) return refusePrice(item.name, index);
    items[index] = lineAt(item, unitGross, order.currency);
  }
  const hidden = items.findIndex(({ isPriceHidden }) => isPriceHidden);
  return hidden === -1 ? items : refuseMissingPrice(items[hidden]!.name, hidden);
}

function isSameOffer(
  { status, quotation, items }: ExistingOrder,
  offer: { readonly items: readonly OrderItem[]; readonly message: string; readonly validUntil: string },
): boolean {
  if (status !== 'offered' || !quotation) return false;
  if (quotation.message !== offer.message || quotation.validUntil !== offer.validUntil) return false;
  return JSON.stringify(items) === JSON.stringify(offer.items);
}

function refusalOfTime(validUntil: string, at: string, appointmentDate: string | null): Refusal | null {
  if (validUntil <= at) return refuseTime('Das Angebot muss bis zu einem Zeitpunkt in der Zukunft gelten.');
  if (Date.parse(validUntil) - Date.parse(at) > HORIZON_MS) {
    return refuseTime('Ein Angebot kann höchstens 180 Tage gelten.');
  }
  const isPastAppointment = appointmentDate !== null && at < appointmentDate && appointmentDate < validUntil;
  return isPastAppointment
    ? refuseTime('Das Angebot darf höchstens bis zum gewünschten Termin gelten.')
    : null;
}

export interface AnswerQuotation {
  /** The number of the offer that the guest saw. */
  readonly offer: number;
}

export interface AcceptQuotation extends AnswerQuotation {
  /** ISO instant. */
  readonly at: string;
  /** How the guest wants to pay; as the request says where it is missing. */
  readonly paymentMethod?: PaymentMethod | undefined;
}

/**
 * The guest accepts the offer that was shown, until its date: from then on it is an order like any other. The method of
 * payment must be one of those that are offered now, or that of the request; lines and prices stay as they were offered.
 */
export function acceptQuotation(
  order: Order,
  { offer, at, paymentMethod: chosen }: AcceptQuotation,
  isOffered: (method: PaymentMethod, branch: string) => boolean = () => true,
): Decision<OrderEvent> {
  if (hasAnswer(order, offer, 'accepted') && !isUnfulfilled(order.status)) return [];
  return answerOffer(order, offer, ({ validUntil }, existing): Decision<OrderEvent> => {
    if (at > validUntil) return refuseTooLate();
    const isOther = chosen !== undefined && chosen !== existing.paymentMethod;
    if (isOther && !isOffered(chosen, existing.branch)) return refuseMethod();
    return [
      { type: 'QuotationAccepted', data: { offer, ...(isOther && { paymentMethod: chosen }) } },
      submitted(existing, at),
    ];
  });
}

/** The guest does not want the offer that was shown: the request is canceled. */
export function declineQuotation(order: Order, { offer }: AnswerQuotation): Decision<OrderEvent> {
  if (hasAnswer(order, offer, 'declined')) return [];
  return answerOffer(order, offer, (): Decision<OrderEvent> => [
    { type: 'QuotationDeclined', data: { offer } },
    { type: 'OrderCanceled', data: { reason: quotationEndings.declined } },
  ]);
}

/** The guest no longer wants an offer: as long as none was made, the request is canceled. */
export function withdrawRequest(order: Order): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (!order.isQuotation) return refuseNoRequest();
  if (order.isRequestWithdrawn) return [];
  if (order.status === 'offered') return refuseOffered();
  if (order.status !== 'requested') return refuseFromStatus(order.status, '');
  return [
    { type: 'QuotationRequestWithdrawn', data: {} },
    { type: 'OrderCanceled', data: { reason: quotationEndings.withdrawn } },
  ];
}

/** The guest did not answer until the date of an offer, an ISO instant: the request is canceled. */
export function expireQuotation(order: Order, deadline: string): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const { quotation } = order;
  if (order.status !== 'offered' || quotation?.validUntil !== deadline) return [];
  return [
    { type: 'QuotationExpired', data: { offer: quotation.offer } },
    { type: 'OrderCanceled', data: { reason: quotationEndings.expired } },
  ];
}

type ExistingWithStatus = Exclude<Order, { status: 'none' }>;

function hasAnswer(order: Order, offer: number, answer: Quotation['answer']): order is ExistingWithStatus {
  return order.status !== 'none' && order.quotation?.offer === offer && order.quotation.answer === answer;
}

function answerOffer(
  order: Order,
  offer: number,
  decide: (quotation: Quotation, order: ExistingOrder) => Decision<OrderEvent>,
): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (!order.quotation) return order.isQuotation ? refuseNoOffer() : refuseNoRequest();
  if (order.status !== 'offered') return refuseFromStatus(order.status, '');
  return order.quotation.offer === offer ? decide(order.quotation, order) : refuseReplaced();
}

const refuseTime = (message: string): Refusal =>
  refuse('invalid', 'valid-until-invalid', message, 'validUntil');

const refusePrice = (name: string, index: number): Refusal =>
  refuse('invalid', 'price-invalid', `Bitte prüfen Sie den Preis für ${name}.`, `items.${index}.unitGross`);

const refuseMissingPrice = (name: string, index: number): Refusal =>
  refuse(
    'invalid',
    'price-missing',
    `Bitte geben Sie einen Preis für ${name} an.`,
    `items.${index}.unitGross`,
  );

const refuseMethod = (): Refusal =>
  refuse('invalid', 'payment-method-not-offered', messages.paymentMethodNotOffered, 'paymentMethod');

const refuseNoRequest = (): Refusal =>
  refuse('conflict', 'no-quotation-request', 'Diese Bestellung ist keine Angebotsanfrage.');

const refuseNoOffer = (): Refusal =>
  refuse('conflict', 'no-quotation', 'Zu dieser Anfrage gibt es noch kein Angebot.');

const refuseOffered = (): Refusal =>
  refuse(
    'conflict',
    'quotation-offered',
    'Wir haben Ihnen inzwischen ein Angebot gemacht. Sie können es annehmen oder ablehnen.',
  );

const refuseReplaced = (): Refusal =>
  refuse(
    'conflict',
    'quotation-replaced',
    'Wir haben Ihnen inzwischen ein neues Angebot gemacht. Bitte sehen Sie es sich an.',
  );

const refuseTooLate = (): Refusal =>
  refuse('conflict', 'quotation-over', 'Dieses Angebot gilt leider nicht mehr.');
