import type { PaymentNews } from '../../order/payment-news.js';
import type { OrderEvent } from '../../order/order-events.js';
import type { ProviderAct } from './acts.js';

interface ModelRefund {
  readonly reference: string;
  readonly ours: string | null;
  readonly cents: number;
  status: 'pending' | 'succeeded' | 'failed';
}

/** One payment at a provider that makes no mistakes with money: the truth by which the order is judged. */
class ModelPayment {
  status: PaymentNews['status'] = 'open';
  captured = 0;
  readonly refunds: ModelRefund[] = [];
  readonly chargebacks: { readonly reference: string; readonly cents: number; isReversed: boolean }[] = [];
  /** What it would have answered at every time so far. */
  readonly answers: PaymentNews[] = [];

  constructor(
    readonly id: string,
    readonly cents: number,
    readonly isMollie: boolean,
  ) {}

  get reference(): string {
    return `ref_${this.id}`;
  }

  /** What is neither given back nor about to be. */
  get left(): number {
    const back = this.refunds.filter(({ status }) => status !== 'failed');
    return this.captured - sumOf(back) - sumOf(this.chargebacks.filter(({ isReversed }) => !isReversed));
  }

  refund(ours: string | null, cents: number): void {
    this.refunds.push({
      reference: `re_${this.id}_${this.refunds.length}`,
      ours,
      cents,
      status: this.isMollie ? 'pending' : 'succeeded',
    });
  }

  look(): PaymentNews {
    return {
      reference: this.reference,
      status: this.status,
      amount: this.cents / 100,
      currency: 'EUR',
      captured: this.captured / 100,
      captureBefore: null,
      refunds: this.refunds.map(({ reference, ours, cents, status }) => ({
        reference,
        refund: this.isMollie ? ours : null,
        amount: cents / 100,
        status,
      })),
      chargebacks: this.chargebacks.map(({ reference, cents, isReversed }) => ({
        reference,
        amount: cents / 100,
        isReversed,
      })),
      failureReason: null,
    };
  }
}

const sumOf = (parts: readonly { readonly cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);
const toCents = (amount: number): number => Math.round(amount * 100);

type Asked =
  | { readonly kind: 'capture'; readonly cents: number }
  | { readonly kind: 'void' }
  | { readonly kind: 'refund'; readonly id: string; readonly cents: number };

/** What an order has asked its provider for, and what the provider did of it. */
export class ModelProvider {
  readonly payments: ModelPayment[] = [];
  /** Refunds of ours that it will never make. */
  readonly refused: string[] = [];
  private readonly asked: { readonly attempt: string; readonly work: Asked }[] = [];

  constructor(private readonly isMollie: boolean) {}

  payment(id: string): ModelPayment {
    return this.payments.find((payment) => payment.id === id)!;
  }

  /** Remembers what the order asks for. */
  note(event: OrderEvent): void {
    if (event.type === 'PaymentInitiated') {
      const { attempt, amount } = event.data;
      this.payments.push(new ModelPayment(attempt, toCents(amount), this.isMollie));
    } else if (event.type === 'CaptureRequested') {
      this.ask(event.data.attempt, { kind: 'capture', cents: toCents(event.data.amount) });
    } else if (event.type === 'VoidRequested') {
      this.ask(event.data.attempt, { kind: 'void' });
    } else if (event.type === 'RefundRequested') {
      const { attempt, refund: id, amount } = event.data;
      this.ask(attempt, { kind: 'refund', id, cents: toCents(amount) });
    }
  }

  private ask(attempt: string, work: Asked): void {
    this.asked.push({ attempt, work });
  }

  /** @returns false where the provider would not do this now */
  act(index: number, does: ProviderAct): boolean {
    const payment = this.payments[index];
    if (!payment) return false;
    if (payment.answers.length === 0) payment.answers.push(payment.look());
    if (does === 'work') this.work(payment);
    else if (!change(payment, does)) return false;
    payment.answers.push(payment.look());
    return true;
  }

  private work(payment: ModelPayment): void {
    const next = this.asked.findIndex(({ attempt }) => attempt === payment.id);
    if (next === -1) return;
    const [{ work }] = this.asked.splice(next, 1) as [(typeof this.asked)[number]];
    if (work.kind === 'refund') {
      if (work.cents <= payment.left) payment.refund(work.id, work.cents);
      else this.refused.push(work.id);
    } else if (payment.status === 'authorized') {
      if (work.kind === 'void') payment.status = 'canceled';
      else Object.assign(payment, { status: 'captured', captured: work.cents });
    }
  }
}

function change(payment: ModelPayment, does: Exclude<ProviderAct, 'work'>): boolean {
  const { cents, refunds, chargebacks, left } = payment;
  const pending = refunds.find(({ status }) => status === 'pending');
  const unreversed = chargebacks.find(({ isReversed }) => !isReversed);
  switch (does) {
    case 'open':
      return payment.status === 'open';
    case 'pay':
      if (payment.status !== 'open') return false;
      Object.assign(payment, { status: 'captured', captured: cents });
      return true;
    case 'authorize':
    case 'fail':
    case 'cancel':
    case 'expire':
      if (payment.status !== 'open') return false;
      payment.status = ends[does];
      return true;
    case 'settleRefund':
    case 'failRefund':
      if (pending) pending.status = does === 'failRefund' ? 'failed' : 'succeeded';
      return pending !== undefined;
    case 'refund':
      if (left > 0) payment.refund(null, Math.ceil(left / 2));
      return left > 0;
    case 'chargeBack':
      if (left <= 0) return false;
      chargebacks.push({
        reference: `cb_${payment.id}_${chargebacks.length}`,
        cents: left,
        isReversed: false,
      });
      return true;
    case 'reverse':
      if (unreversed) unreversed.isReversed = true;
      return unreversed !== undefined;
    default:
      return does satisfies never;
  }
}

const ends = { authorize: 'authorized', fail: 'failed', cancel: 'canceled', expire: 'expired' } as const;
