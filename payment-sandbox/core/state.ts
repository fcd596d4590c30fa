import type { DatatransTransaction } from '../datatrans/transaction.js';
import type { MollieCapture, MollieChargeback, MolliePayment, MollieRefund } from '../mollie/payment.js';

/** Everything that the sandbox remembers; it can be written as JSON. Amounts are minor units, times milliseconds. */
export interface SandboxState {
  /** On which it listens, so that it comes back there. */
  port?: number;
  payments: MolliePayment[];
  captures: MollieCapture[];
  refunds: MollieRefund[];
  chargebacks: MollieChargeback[];
  transactions: DatatransTransaction[];
  notifications: Notification[];
  answered: Record<string, KnownKey>;
  tasks: Task[];
}

export type ProviderName = 'mollie' | 'datatrans';

/** Work for later, on the sandbox's clock. */
export interface Task {
  readonly at: number;
  readonly kind: TaskKind;
  /** The id of what it concerns. */
  readonly subject: string;
  /** Of a delivery. */
  readonly attempt?: number;
}

export type TaskKind =
  | 'deliver'
  | 'expire-payment'
  | 'end-authorization'
  | 'release-payment'
  | 'finish-capture'
  | 'move-refund'
  | 'end-page'
  | 'transmit';

export interface Notification {
  readonly id: string;
  readonly provider: ProviderName;
  readonly url: string;
  /** Of the payment. */
  readonly subject: string;
  /** What the payment was when this was written. */
  readonly status: string;
  readonly body: string;
  readonly isSignedWrongly: boolean;
  /** It is sent until it is taken, whatever was ordered to go wrong with it. */
  isCertain?: boolean;
  readonly attempts: { readonly at: number; readonly answer: string }[];
}

/** An idempotency key of the last hour. */
export interface KnownKey {
  readonly at: number;
  readonly request: string;
  /** Missing while the first call with it still runs. */
  answer?: Answer;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export const emptyState = (): SandboxState => ({
  payments: [],
  captures: [],
  refunds: [],
  chargebacks: [],
  transactions: [],
  notifications: [],
  answered: {},
  tasks: [],
});
