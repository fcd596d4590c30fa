import { z } from 'zod';
import { toMinorUnits } from '../minor-units.js';
import type {
  NewCapture,
  NewPayment,
  NewRefund,
  OpenedPayment,
  PaymentProvider,
  ProviderCheck,
  ProviderPayment,
  ProviderRefund,
} from '../provider.js';
import { ProviderRefused, ProviderUnavailable } from '../provider-errors.js';
import {
  DatatransApi,
  type DatatransSettings,
  DUPLICATE_REFNO,
  isRefusal,
  UNKNOWN_TRANSACTION,
  WRONG_STATUS,
} from './datatrans-api.js';
import { datatransOpened, type DatatransTransaction, datatransTransaction } from './datatrans-answers.js';
import { type Credit, creditsOf, readTransaction } from './read-transaction.js';
import { refnoOf } from './refno.js';

/** Datatrans' payment pages are valid as long, in milliseconds. */
const VALID_MS = 30 * 60_000;
/** Datatrans knows an idempotency key for 60 minutes; the rest is for clocks that differ. */
const KEY_IS_KNOWN_MS = 55 * 60_000;

/** Datatrans' JSON API v1 with its payment pages. */
export class DatatransClient implements PaymentProvider {
  readonly name = 'datatrans';
  private readonly api: DatatransApi;

  constructor(
    private readonly settings: DatatransSettings,
    private readonly now: () => number = Date.now,
  ) {
    this.api = new DatatransApi(settings);
  }

  async open(payment: NewPayment): Promise<OpenedPayment> {
    const { attempt, order, amount, currency, notificationUrl } = payment;
    const { transactionId } = await this.api.post('/v1/transactions', datatransOpened, attempt, {
      currency,
      refno: refnoOf(attempt),
      refno2: order,
      amount: toMinorUnits(amount, currency),
      autoSettle: payment.capture === 'automatic',
      language: 'de',
      redirect: {
        successUrl: payment.returnUrl,
        cancelUrl: payment.cancelUrl,
        errorUrl: payment.failureUrl,
      },
      ...(notificationUrl === null ? {} : { webhook: { url: notificationUrl } }),
    });
    return {
      reference: transactionId,
      checkoutUrl: `${this.settings.payUrl}/v1/start/${transactionId}`,
      expiresAt: new Date(this.now() + VALID_MS).toISOString(),
    };
  }

  async look(reference: string): Promise<ProviderPayment | null> {
    const transaction = await this.api.find(pathOf(reference), datatransTransaction);
    return transaction?.type === 'payment' ? readTransaction(transaction) : null;
  }

  async capture(reference: string, { id, amount, currency, attempt }: NewCapture): Promise<void> {
    const units = toMinorUnits(amount, currency);
    try {
      await this.api.post(`${pathOf(reference)}/settle`, z.unknown(), id, {
        amount: units,
        currency,
        refno: refnoOf(attempt),
      });
    } catch (error) {
      // Also the answer for what we settled ourselves, when nobody remembers the key.
      const isDone = isRefusal(error, WRONG_STATUS) && (await this.hasCaptured(reference, units));
      if (!isDone) throw error;
    }
  }

  async void(reference: string, { id, attempt }: { readonly id: string; readonly attempt: string }) {
    const { status } = readTransaction(await this.existing(reference));
    if (status === 'canceled' || status === 'failed' || status === 'expired') return;
    // Datatrans would cancel what is settled, too; then money that was taken goes back without a refund.
    if (status === 'captured') throw new ProviderRefused('already_captured', 'the payment was captured');
    if (status !== 'authorized') throw new ProviderRefused('not_cancelable', `the payment is ${status}`);
    await this.api.post(`${pathOf(reference)}/cancel`, z.unknown(), id, { refno: refnoOf(attempt) });
  }

  async refund(reference: string, refund: NewRefund): Promise<ProviderRefund> {
    const { id, amount, currency } = refund;
    const isKeyKnown = Date.parse(refund.now) - Date.parse(refund.requestedAt) < KEY_IS_KNOWN_MS;
    const before = isKeyKnown ? undefined : await this.unlessUncertain(reference, refund);
    if (before) return before;
    const made = await this.credit(reference, id, toMinorUnits(amount, currency), currency);
    const known = creditOf(refund, creditsOf(await this.existing(reference)));
    if (known) return known;
    if (made === null) throw new ProviderUnavailable('the refund was made, but its payment does not list it');
    return { reference: made, refund: null, amount, status: 'succeeded' };
  }

  check(): Promise<ProviderCheck> {
    return this.api.check();
  }

  list(): Promise<null> {
    return Promise.resolve(null);
  }

  /** The credit's own id; null if there is one with its refno already, where the merchant has these checked. */
  private async credit(
    reference: string,
    id: string,
    units: number,
    currency: string,
  ): Promise<string | null> {
    try {
      const body = { amount: units, currency, refno: refnoOf(id) };
      const made = await this.api.post(`${pathOf(reference)}/credit`, datatransOpened, id, body);
      return made.transactionId;
    } catch (error) {
      if (isRefusal(error, DUPLICATE_REFNO)) return null;
      throw error;
    }
  }

  /** The refund if it was made before. Where the history leaves out what is known to be done it proves nothing. */
  private async unlessUncertain(reference: string, refund: NewRefund): Promise<ProviderRefund | undefined> {
    const credits = creditsOf(await this.existing(reference));
    if (credits.length >= refund.settled.length) return creditOf(refund, credits);
    throw new ProviderUnavailable('the payment does not list all refunds that were made');
  }

  private async hasCaptured(reference: string, units: number): Promise<boolean> {
    const { status, detail } = await this.existing(reference);
    return (status === 'settled' || status === 'transmitted') && detail?.settle?.amount === units;
  }

  private async existing(reference: string): Promise<DatatransTransaction> {
    const transaction = await this.api.find(pathOf(reference), datatransTransaction);
    if (!transaction) throw new ProviderRefused(UNKNOWN_TRANSACTION, 'the transaction is unknown');
    return transaction;
  }
}

const pathOf = (reference: string): string => `/v1/transactions/${encodeURIComponent(reference)}`;

/**
 * This refund among the credits of its payment: one by the API and with its amount that belongs to no other refund. There
 * is at most one, because a payment's refunds are made one at a time.
 */
function creditOf(refund: NewRefund, credits: readonly Credit[]): ProviderRefund | undefined {
  const others = new Set(refund.settled.map(({ reference }) => reference));
  const units = toMinorUnits(refund.amount, refund.currency);
  const isThisOne = (credit: Credit): boolean =>
    credit.isByApi && credit.units === units && !others.has(credit.refund.reference);
  return credits.find(isThisOne)?.refund;
}
