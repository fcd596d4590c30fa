import type { OrderEvent } from '../../order/order-events.js';
import { type Act, type Beginning, mayLower } from './acts.js';
import { lifecycle, type Person, type Status, type Step, taken, unfulfilled } from './lifecycle-table.js';
import { handRefundOf } from './model-hand-money.js';
import { ModelMoney } from './model-money.js';
import { ModelProvider } from './model-provider.js';

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FEE = 290;
const FREE_FROM = 5_000;
export const START = Date.parse('2026-11-20T17:00:00.000Z');

/** 'quiet': nothing is written, as success or as a refusal. 'open': the specification does not say. */
export type Expected = 'done' | 'nothing' | 'refused' | 'quiet' | 'open';

interface ModelLine {
  readonly cents: number;
  readonly amount: number;
  readonly isHidden: boolean;
  readonly isOffered: boolean;
}

/** What an order should be by the specification: it never looks into the code's own state. */
export class OrderModel {
  status: Status;
  now = START;
  lines: ModelLine[];
  readonly appointment: number | null;
  proposal: { readonly at: number; readonly until: number } | null = null;
  isWithdrawn = false;
  offer = { number: 0, until: 0, answer: null as 'accepted' | 'declined' | 'withdrawn' | null };
  isReviewed = false;
  isMissed = false;
  isErased = false;
  confirmBy: number;
  lastPaymentAt = START;
  readonly ended = new Set<string>();
  readonly asked = new Set<string>();
  readonly money = new ModelMoney();
  readonly provider: ModelProvider;

  constructor(readonly begun: Beginning) {
    const { prices, isQuotation, method, hasAppointment } = begun;
    this.lines = prices.map((cents, index) => ({
      cents,
      amount: index + 1,
      isHidden: isQuotation && cents === 0,
      isOffered: false,
    }));
    this.appointment = hasAppointment ? START + 90 * MINUTE : null;
    this.confirmBy = START + 10 * MINUTE;
    this.provider = new ModelProvider(method === 'mollie');
    const isPaidFirst = method !== 'cash' && this.total > 0;
    this.status = isQuotation ? 'requested' : isPaidFirst ? 'awaitingPayment' : 'pending';
  }

  /** In cents. */
  get total(): number {
    const goods = this.lines.reduce((sum, { cents, amount }) => sum + cents * amount, 0);
    return goods + (this.begun.mode === 'delivery' && goods < FREE_FROM ? FEE : 0);
  }

  get open(): number {
    const missing = this.total - this.money.paid;
    return missing > 0 ? Math.max(0, missing - this.money.waived) : missing;
  }

  /** The money that an act is about, a decimal. */
  amountOf(act: Extract<Act, { kind: 'payByHand' | 'refund' | 'refundByHand' }>): number | null {
    if (act.share === null) return null;
    const of = this.mostOf(act);
    const cents = act.share * (of > 0 ? of : 1_000);
    return (act.share === 0.33333 ? cents : Math.round(cents)) / 100;
  }

  private mostOf({ kind, id }: Extract<Act, { kind: 'payByHand' | 'refund' | 'refundByHand' }>): number {
    if (kind === 'payByHand') return this.open;
    return kind === 'refund' ? this.money.refundable : this.money.hand.leftOf(id);
  }

  expects(act: Act): Expected {
    const step = stepOf(act);
    if (step === null) return this.expectsOfOthers(act);
    if (!this.admits(step, 'by' in act ? act.by : 'guest')) return 'refused';
    const line: { from: readonly Status[]; already?: readonly Status[] } = lifecycle[step];
    if (line.already?.includes(this.status)) return 'nothing';
    if (this.holdsAlready(act)) return 'nothing';
    return line.from.includes(this.status) ? this.expectsOf(act) : 'refused';
  }

  private admits(step: Step, who: Person): boolean {
    if (step === 'cancel' && this.status === 'dispatched') return ['manager', 'administrator'].includes(who);
    return (lifecycle[step].who as readonly Person[]).includes(who);
  }

  /** What was asked for before, in a status from which it could not be asked for first. */
  private holdsAlready(act: Act): boolean {
    const { status, proposal, offer } = this;
    const isNewest = 'isOutdated' in act && !act.isOutdated;
    if (act.kind === 'propose')
      return status === 'proposed' && proposal?.at === this.now + act.minutes * MINUTE;
    if (act.kind === 'acceptProposal' || act.kind === 'acceptByPhone') {
      return isNewest && proposal !== null && taken.includes(status);
    }
    if (act.kind === 'withdrawProposal') return this.isWithdrawn && status === 'pending';
    if (act.kind === 'declineProposal') return proposal !== null && status === 'canceled';
    if (act.kind === 'acceptOffer') {
      return isNewest && offer.answer === 'accepted' && !unfulfilled.includes(status);
    }
    if (act.kind === 'withdrawRequest') return offer.answer === 'withdrawn';
    return act.kind === 'declineOffer' && isNewest && offer.answer === 'declined';
  }

  private expectsOf(act: Act): Expected {
    switch (act.kind) {
      case 'cancel':
      case 'note':
        return act.text.trim() === '' ? 'refused' : 'done';
      case 'propose':
        return this.isProposable(act.minutes) ? 'done' : 'refused';
      case 'addItem':
        return act.amount > 0 ? 'done' : 'refused';
      case 'changeItem':
      case 'removeItem':
        return this.expectsOfLine(act);
      case 'offer':
        return this.expectsOfOffer(act);
      case 'payByHand':
        return this.expectsOfPayment(act);
      case 'refund':
        return this.asked.has(act.id) ? 'nothing' : this.expectsOfRefund(act);
      case 'refundByHand':
        return this.money.hand.has(handRefundOf(act)) ? 'nothing' : this.expectsOfRefund(act);
      case 'counter':
        return act.isOfEntry ? 'refused' : this.money.hand.expectsOfCounter(act.id, act.text);
      case 'counterRefund':
        return this.money.hand.expectsOfCounter(handRefundOf(act), act.text);
      case 'acceptProposal':
        return !act.isOutdated && this.now <= this.proposal!.until ? 'done' : 'refused';
      case 'acceptByPhone':
        return !act.isOutdated && this.now <= this.proposal!.at ? 'done' : 'refused';
      case 'declineProposal':
      case 'withdrawProposal':
        return act.isOutdated ? 'refused' : 'done';
      case 'acceptOffer':
        return !act.isOutdated && this.now <= this.offer.until ? 'done' : 'refused';
      case 'declineOffer':
        return act.isOutdated ? 'refused' : 'done';
      case 'review':
        return this.isReviewed ? 'refused' : 'done';
      case 'payOnline':
        return this.open - this.money.held > 0 ? 'done' : 'refused';
      default:
        return 'done';
    }
  }

  private isProposable(minutes: number): boolean {
    const at = this.now + minutes * MINUTE;
    return minutes > 0 && minutes * MINUTE <= 180 * DAY && at !== this.appointment;
  }

  private expectsOfLine(act: Extract<Act, { kind: 'changeItem' | 'removeItem' }>): Expected {
    const [line, isLast] = [this.lines[act.index], this.lines.length === 1];
    const amount = act.kind === 'removeItem' ? 0 : act.amount;
    if (!line || act.isOutdated || (amount <= 0 && (act.kind === 'changeItem' || isLast))) return 'refused';
    if (amount >= line.amount) return amount > line.amount ? 'done' : 'nothing';
    return mayLower(act, this.money.paid) ? 'done' : 'refused';
  }

  private expectsOfOffer({ prices, minutes }: Extract<Act, { kind: 'offer' }>): Expected {
    const until = this.now + minutes * MINUTE;
    const isInTime = minutes > 0 && minutes * MINUTE <= 180 * DAY;
    const appointment = this.appointment ?? Infinity;
    if (!this.begun.isQuotation || !isInTime || (this.now < appointment && appointment < until))
      return 'refused';
    const isLacking = this.lines.some(({ isHidden }, index) => isHidden && prices[index] === undefined);
    if (isLacking || prices.length > this.lines.length || prices.some((price) => price < 0)) return 'refused';
    const isSame = prices.every((price, index) => {
      const { isOffered, cents } = this.lines[index]!;
      return isOffered && cents === price;
    });
    if (this.status !== 'offered' || this.offer.until !== until || !isSame) return 'done';
    return this.isErased ? 'open' : 'nothing';
  }

  private expectsOfPayment(act: Extract<Act, { kind: 'payByHand' }>): Expected {
    if (this.money.hand.has(act.id)) return 'nothing';
    if (act.method === 'mollie') return 'refused';
    return isPayable(this.amountOf(act)!, this.open) ? 'done' : 'refused';
  }

  private expectsOfRefund(act: Extract<Act, { kind: 'refund' | 'refundByHand' }>): Expected {
    const most = this.mostOf(act);
    const amount = this.amountOf(act) ?? most / 100;
    const isExplained = act.text.trim() !== '' || !(act.cause === undefined || act.cause === 'other');
    return isPayable(amount, most) && isExplained ? 'done' : 'refused';
  }

  private expectsOfOthers(act: Act): Expected {
    if (act.kind === 'print' || act.kind === 'message') {
      return this.ended.has(`${act.kind} ${act.id}`) ? 'nothing' : 'done';
    }
    return act.kind === 'placeAgain' ? 'nothing' : 'open';
  }

  /** Follows an act that was expected to be done and was. */
  follow(act: Act, events: readonly OrderEvent[]): void {
    this.status = this.statusAfter(act, events);
    switch (act.kind) {
      case 'propose': {
        const at = this.now + act.minutes * MINUTE;
        const usual = Math.min(at, this.appointment ?? Infinity) - 15 * MINUTE;
        this.proposal = { at, until: Math.min(at, Math.max(this.now + 30 * MINUTE, usual)) };
        this.isWithdrawn = false;
        return;
      }
      case 'withdrawProposal':
        this.proposal = null;
        this.isWithdrawn = true;
        this.confirmBy = this.now + 10 * MINUTE;
        return;
      case 'addItem':
        this.lines = [...this.lines, { ...act, isHidden: false, isOffered: false }];
        return;
      case 'changeItem':
        this.lines = this.lines.with(act.index, { ...this.lines[act.index]!, amount: act.amount });
        return;
      case 'removeItem':
        this.lines = this.lines.toSpliced(act.index, 1);
        return;
      case 'offer':
        this.offer = { number: this.offer.number + 1, until: this.now + act.minutes * MINUTE, answer: null };
        this.lines = this.lines.map((line, index) => {
          const cents = act.prices[index];
          return cents === undefined ? line : { ...line, cents, isHidden: false, isOffered: true };
        });
        this.isMissed = false;
        return;
      case 'acceptOffer':
      case 'declineOffer':
        this.offer.answer = act.kind === 'acceptOffer' ? 'accepted' : 'declined';
        this.confirmBy = this.now + 10 * MINUTE;
        return;
      case 'withdrawRequest':
        this.offer.answer = 'withdrawn';
        return;
      case 'refund':
        this.asked.add(act.id);
        return;
      case 'review':
        this.isReviewed = true;
        return;
      case 'print':
      case 'message':
        this.ended.add(`${act.kind} ${act.id}`);
        return;
      default:
    }
  }

  private statusAfter({ kind }: Act, events: readonly OrderEvent[]): Status {
    if (kind === 'sendOut') return this.begun.mode === 'delivery' ? 'dispatched' : 'ready';
    if (kind === 'news') return this.isPaidFor(events) ? 'pending' : this.status;
    return next[kind] ?? this.status;
  }

  private isPaidFor(events: readonly OrderEvent[]): boolean {
    const isMoney = events.some(({ type }) => type === 'PaymentCaptured' || type === 'PaymentAuthorized');
    return this.status === 'awaitingPayment' && isMoney;
  }
}

const next: Partial<Record<Act['kind'], Status>> = {
  confirm: 'confirmed',
  propose: 'proposed',
  reject: 'rejected',
  cancel: 'canceled',
  complete: 'completed',
  acceptProposal: 'confirmed',
  declineProposal: 'canceled',
  acceptByPhone: 'confirmed',
  withdrawProposal: 'pending',
  offer: 'offered',
  acceptOffer: 'pending',
  declineOffer: 'canceled',
  withdrawRequest: 'canceled',
};

const isPayable = (amount: number, mostCents: number): boolean =>
  amount > 0 &&
  Number.isInteger(Number((amount * 100).toPrecision(12))) &&
  Math.round(amount * 100) <= mostCents;

function stepOf({ kind }: Act): Step | null {
  if (kind === 'addItem' || kind === 'changeItem' || kind === 'removeItem') return 'changeItems';
  return kind in lifecycle ? (kind as Step) : null;
}
