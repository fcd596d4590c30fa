import { z } from 'zod';
import { decimalsOf } from '../minor-units.js';
import type {
  NewCapture,
  NewPayment,
  NewRefund,
  OpenedPayment,
  PaymentMethod,
  PaymentProvider,
  ProviderCheck,
  ProviderPayment,
  ProviderRefund,
} from '../provider.js';
import { CredentialsRefused, ProviderRefused, ProviderUnavailable } from '../provider-errors.js';
import {
  mollieCaptures,
  mollieMethods,
  molliePayment,
  type MolliePayment,
  molliePayments,
  mollieRefund,
  mollieRefunds,
} from './mollie-answers.js';
import { MollieApi, type MollieSettings, NOT_FOUND } from './mollie-api.js';
import { readMolliePayment, readMollieRefund } from './read-payment.js';

const EMBEDDED = 'embed=refunds,chargebacks';
/** Where Mollie says none: long enough that nobody pays afterwards without being polled. */
const DEFAULT_EXPIRY_MS = 60 * 60_000;

/** Mollie's API v2. Decision 0075 says why not with Mollie's own client. */
export class MollieClient implements PaymentProvider {
  readonly name = 'mollie';
  private readonly api: MollieApi;

  constructor(settings: MollieSettings) {
    this.api = new MollieApi(settings);
  }

  async open(payment: NewPayment): Promise<OpenedPayment> {
    const { attempt, order, amount, currency, notificationUrl } = payment;
    const opened = await this.api.post('/v2/payments', molliePayment, attempt, {
      amount: amountOf(amount, currency),
      description: payment.description.slice(0, 255),
      redirectUrl: payment.returnUrl,
      cancelUrl: payment.cancelUrl,
      ...(notificationUrl === null ? {} : { webhookUrl: notificationUrl }),
      ...(payment.capture === 'manual' ? { captureMode: 'manual' } : {}),
      metadata: { attempt, order },
      locale: 'de_AT',
    });
    const { id, createdAt, expiresAt, _links } = opened;
    if (!_links.checkout) throw new ProviderUnavailable('opened a payment without a checkout page');
    return {
      reference: id,
      checkoutUrl: _links.checkout.href,
      expiresAt: expiresAt ?? new Date(Date.parse(createdAt) + DEFAULT_EXPIRY_MS).toISOString(),
    };
  }

  async look(reference: string): Promise<ProviderPayment | null> {
    const payment = await this.api.find(`${pathOf(reference)}?${EMBEDDED}`, molliePayment);
    return payment && readMolliePayment(payment);
  }

  async capture(reference: string, { id, amount, currency }: NewCapture): Promise<void> {
    const path = `${pathOf(reference)}/captures`;
    const { _embedded } = await this.api.get(path, mollieCaptures);
    const isDone = _embedded.captures!.some(
      ({ metadata, status }) => metadata?.capture === id && status !== 'failed',
    );
    if (isDone) return;
    await this.api.post(path, z.unknown(), id, {
      amount: amountOf(amount, currency),
      metadata: { capture: id },
    });
  }

  async void(reference: string, { id }: { readonly id: string }): Promise<void> {
    const payment = await this.existing(reference);
    const { status } = readMolliePayment(payment);
    if (status === 'canceled' || status === 'expired' || status === 'failed') return;
    if (status === 'captured') throw new ProviderRefused('already_captured', 'the payment was captured');
    if (status === 'authorized')
      await this.api.post(`${pathOf(reference)}/release-authorization`, z.unknown(), id);
    else if (payment.isCancelable) await this.api.delete(pathOf(reference), id);
    else throw new ProviderRefused('not_cancelable', 'the payment cannot be canceled as long as it is open');
  }

  async refund(reference: string, refund: NewRefund): Promise<ProviderRefund> {
    const { id, amount, currency, reason } = refund;
    const path = `${pathOf(reference)}/refunds`;
    const known = await this.knownRefund(path, id);
    if (known) return known;
    const made = await this.api.post(path, mollieRefund, id, {
      amount: amountOf(amount, currency),
      description: reason.slice(0, 255),
      metadata: { refund: id },
    });
    return readMollieRefund(made);
  }

  async methods(currency: string): Promise<readonly PaymentMethod[]> {
    // Without an amount Mollie lists what takes euros.
    const { value } = amountOf(10, currency);
    const query = `amount[currency]=${currency}&amount[value]=${value}`;
    const { _embedded } = await this.api.get(`/v2/methods?${query}`, mollieMethods);
    return _embedded.methods!.map(({ id, description }) => ({ id, title: description }));
  }

  async check(currency: string): Promise<ProviderCheck> {
    try {
      const methods = await this.methods(currency);
      return methods.length > 0 ? { works: true } : lasting(noMethodFor(currency));
    } catch (error) {
      if (error instanceof CredentialsRefused) return lasting(WRONG_KEY);
      if (!(error instanceof ProviderRefused)) return { works: false, isLasting: false, reason: AWAY };
      // Nothing but the currency depends on our settings there.
      if (error.code === '422') return lasting(noMethodFor(currency));
      return { works: false, isLasting: false, reason: OTHER_ANSWER };
    }
  }

  async list(since: string): Promise<readonly ProviderPayment[]> {
    const payments: ProviderPayment[] = [];
    let path: string | undefined = '/v2/payments?limit=250';
    while (path) {
      const page: z.output<typeof molliePayments> = await this.api.get(path, molliePayments);
      for (const payment of page._embedded.payments!) {
        if (Date.parse(payment.createdAt) < Date.parse(since)) return payments;
        payments.push(await this.withMoneyMovedBack(payment));
      }
      path = page._links?.next ? this.api.pathOf(page._links.next.href) : undefined;
    }
    return payments;
  }

  /** The list has no refunds and chargebacks; where it counts some, they are read. */
  private async withMoneyMovedBack(payment: MolliePayment): Promise<ProviderPayment> {
    const { amountRefunded, amountChargedBack } = payment;
    const hasMovedBack = [amountRefunded, amountChargedBack].some((sum) => Number(sum?.value ?? 0) > 0);
    return (hasMovedBack && (await this.look(payment.id))) || readMolliePayment(payment);
  }

  private async existing(reference: string): Promise<MolliePayment> {
    const payment = await this.api.find(pathOf(reference), molliePayment);
    if (!payment) throw new ProviderRefused(NOT_FOUND, 'the payment is unknown');
    return payment;
  }

  /** The one of ours that was made before, also if its answer never came. */
  private async knownRefund(path: string, id: string): Promise<ProviderRefund | undefined> {
    const { _embedded } = await this.api.get(`${path}?limit=250`, mollieRefunds);
    const known = _embedded.refunds!.find(({ metadata }) => metadata?.refund === id);
    return known && readMollieRefund(known);
  }
}

const WRONG_KEY = 'Mollie nimmt den Schlüssel nicht an. Bitte MOLLIE_API_KEY prüfen.';
const AWAY = 'Mollie antwortet nicht. Bitte MOLLIE_API_URL und die Verbindung ins Internet prüfen.';
const OTHER_ANSWER = 'Mollie antwortet mit einem Fehler. Bitte MOLLIE_API_URL prüfen.';
const noMethodFor = (currency: string): string =>
  `Mollie bietet für ${currency} keine Zahlungsart an. Bitte im Konto bei Mollie eine einschalten.`;

const lasting = (reason: string): ProviderCheck => ({ works: false, isLasting: true, reason });

const pathOf = (reference: string): string => `/v2/payments/${encodeURIComponent(reference)}`;

const amountOf = (amount: number, currency: string): { currency: string; value: string } => ({
  currency,
  value: amount.toFixed(decimalsOf(currency)),
});
