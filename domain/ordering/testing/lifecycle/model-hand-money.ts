import { deterministicId } from '../../../kernel/identifiers.js';
import type { OrderEvent } from '../../order/order-events.js';
import type { Act } from './acts.js';

type RefundAct = Extract<Act, { kind: 'refundByHand' | 'counterRefund' }>;

export const handRefundOf = ({ id, share }: Pick<RefundAct, 'id' | 'share'>): string =>
  deterministicId('refund-by-hand', id, String(share));

interface Entry {
  readonly cents: number;
  /** Of a refund: the payment it is of. */
  readonly of: string | null;
  isTakenBack: boolean;
}

/** What staff recorded of an order by hand, counted in cents from its events. */
export class ModelHandMoney {
  private readonly entries = new Map<string, Entry>();

  has = (id: string): boolean => this.entries.has(id);
  private stands = (id: string): boolean => this.entries.get(id)?.isTakenBack === false;

  /** What of a payment was not given back. */
  leftOf(payment: string): number {
    const back = this.refundsOf(payment).reduce((sum, { cents }) => sum + cents, 0);
    return this.stands(payment) ? this.entries.get(payment)!.cents - back : 0;
  }

  /** A payment of which something was given back cannot be taken back as a mistake. */
  expectsOfCounter(id: string, reason: string): 'done' | 'nothing' | 'refused' {
    if (this.entries.get(id)?.isTakenBack) return 'nothing';
    const isPossible = this.stands(id) && this.refundsOf(id).length === 0;
    return isPossible && reason.trim() !== '' ? 'done' : 'refused';
  }

  private refundsOf = (payment: string): Entry[] =>
    [...this.entries.values()].filter(({ of, isTakenBack }) => of === payment && !isTakenBack);

  note({ type, data }: OrderEvent): void {
    if (type !== 'PaymentRecorded') return;
    if (data.corrects !== undefined) {
      this.entries.get(data.corrects)!.isTakenBack = true;
      return;
    }
    const cents = Math.abs(Math.round(data.amount * 100));
    this.entries.set(data.payment, { cents, of: data.refunds ?? null, isTakenBack: false });
  }
}
