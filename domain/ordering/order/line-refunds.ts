import type { OrderEvent } from './order-events.js';

/** What was given back, or is on its way back, because a line was missing or faulty. */
export interface LineRefund {
  readonly refund: string;
  /** Index of the line as the order is now. */
  readonly line: number;
  /** Decimal. */
  readonly amount: number;
}

/** After an event of the order; the same where the event changes nothing of it. Refunds of a line that was removed are not kept. */
export function lineRefundsAfter(before: readonly LineRefund[], event: OrderEvent): readonly LineRefund[] {
  switch (event.type) {
    case 'RefundRequested': {
      const { refund, index: line, amount } = event.data;
      return line === undefined ? before : [...before, { refund, line, amount }];
    }
    case 'RefundFailed':
      return before.filter(({ refund }) => refund !== event.data.refund);
    case 'PaymentRecorded': {
      const { payment: refund, index: line, amount, corrects } = event.data;
      if (corrects !== undefined) return before.filter((known) => known.refund !== corrects);
      return line === undefined ? before : [...before, { refund, line, amount: -amount }];
    }
    case 'OrderItemRemoved': {
      const { index } = event.data;
      return before
        .filter(({ line }) => line !== index)
        .map((known) => (known.line > index ? { ...known, line: known.line - 1 } : known));
    }
    default:
      return before;
  }
}
