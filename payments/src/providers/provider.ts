/**
 * What the product asks of a payment provider. All amounts are decimals of the currency (10.5 is 10.50 EUR), all instants
 * ISO strings in UTC. Every call has a time limit and may be repeated with the same ids: work that was done before is not
 * done again, and is answered as it was the first time. Calls reject with ProviderUnavailable (try again later) or
 * ProviderRefused (it was certainly not done), see provider-errors.ts.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  open(payment: NewPayment): Promise<OpenedPayment>;
  /** Null: the provider does not know it. */
  look(reference: string): Promise<ProviderPayment | null>;
  /** Takes authorised money, all of it or a part. Once only per payment: Datatrans settles no rest. */
  capture(reference: string, capture: NewCapture): Promise<void>;
  /**
   * Gives up what was authorised but not captured; an open payment too, where the provider can. Resolves when the provider
   * has accepted it, which Mollie does before it is done: `look` shows when it is.
   */
  void(reference: string, release: { readonly id: string; readonly attempt: string }): Promise<void>;
  /** Gives back captured money. Call it for one refund of a payment at a time. */
  refund(reference: string, refund: NewRefund): Promise<ProviderRefund>;
  /** What people may pay with in this currency; Datatrans has no such call. */
  methods?(currency: string): Promise<readonly PaymentMethod[]>;
  /** Whether address and key work, and payments in this currency as far as the provider says it. Never rejects. */
  check(currency: string): Promise<ProviderCheck>;
  /**
   * All payments that were created at the provider at or after this instant, newest first; null where the provider has no
   * such list (Datatrans).
   */
  list(since: string): Promise<readonly ProviderPayment[] | null>;
}

export type ProviderName = 'mollie' | 'datatrans';

export interface NewPayment {
  /** Uuid; the idempotency key and, without hyphens, Datatrans' refno. */
  readonly attempt: string;
  readonly order: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
  /** 'manual' only authorises: `capture` takes the money later. */
  readonly capture: 'automatic' | 'manual';
  readonly description: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly failureUrl: string;
  /** Null: none, the payment is polled. Mollie refuses addresses that it cannot reach, such as localhost. */
  readonly notificationUrl: string | null;
}

export interface OpenedPayment {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly checkoutUrl: string;
  readonly expiresAt: string;
}

export interface NewCapture {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly attempt: string;
}

export interface NewRefund {
  /** Uuid; the idempotency key and, without hyphens, Datatrans' refno of the credit. */
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly attempt: string;
  /** When this refund was first asked for at the provider, or before that. */
  readonly requestedAt: string;
  readonly now: string;
  /**
   * The other refunds of this payment that are known to be done, with the reference that `refund` answered: by what is
   * left in its history a Datatrans credit is known again once its idempotency key is forgotten.
   */
  readonly settled: readonly { readonly id: string; readonly reference: string }[];
}

/** What the provider says about a payment now. */
export interface ProviderPayment {
  readonly reference: string;
  /** Ours, from what the provider keeps for us; null: it is not one of ours, or not readable. */
  readonly attempt: string | null;
  readonly order: string | null;
  readonly status: 'open' | 'pending' | 'authorized' | 'captured' | 'failed' | 'canceled' | 'expired';
  /** What was authorised or asked for; null while Datatrans does not say it. */
  readonly amount: number | null;
  readonly currency: string;
  /** What was taken, before refunds and chargebacks. */
  readonly captured: number;
  /** Until when an authorisation can be captured, if the provider says it. */
  readonly captureBefore: string | null;
  readonly expiresAt: string | null;
  /** Also those that somebody made in the provider's own back office. */
  readonly refunds: readonly ProviderRefund[];
  readonly chargebacks: readonly ProviderChargeback[];
  /** The provider's code, without personal data. */
  readonly failureReason: string | null;
}

export interface ProviderRefund {
  /**
   * Stable: `refund` and `look` say the same. Datatrans gives none in a payment's history: there it is the payment's id and
   * the place among its credits, like 240710141420948314/1.
   */
  readonly reference: string;
  /** Ours, where the provider keeps it (Mollie). */
  readonly refund: string | null;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface ProviderChargeback {
  readonly reference: string;
  readonly amount: number;
  readonly isReversed: boolean;
}

export interface PaymentMethod {
  /** The provider's code, like creditcard or eps. */
  readonly id: string;
  readonly title: string;
}

export type ProviderCheck =
  | { readonly works: true }
  | {
      readonly works: false;
      /** The provider itself refuses: it stays so until somebody changes something. Otherwise it may pass. */
      readonly isLasting: boolean;
      /** German, and says what to do. */
      readonly reason: string;
    };
