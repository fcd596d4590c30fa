import { randomUUID } from 'node:crypto';
import type { PaymentSandbox } from '@bestellwerk/payment-sandbox/control/payment-sandbox-handle';
import {
  type PaymentSandboxOptions,
  startPaymentSandbox,
} from '@bestellwerk/payment-sandbox/payment-sandbox';
import { DatatransClient } from '../providers/datatrans/datatrans-client.js';
import { MollieClient } from '../providers/mollie/mollie-client.js';
import type { NewPayment, NewRefund, PaymentProvider, ProviderName } from '../providers/provider.js';

export const CLOCK_STANDS_AT = '2026-11-24T11:00:00.000Z';

type Providers = Readonly<Record<ProviderName, PaymentProvider>>;

/** Both clients beside a sandbox whose clock stands, over real HTTP. */
export interface ProviderBench {
  readonly sandbox: PaymentSandbox;
  readonly providers: Providers;
  /** Wait only a moment, for answers that never come. */
  readonly withShortTimeout: Providers;
}

export async function startProviderBench(options: PaymentSandboxOptions = {}): Promise<ProviderBench> {
  const sandbox = await startPaymentSandbox({ clockStandsAt: CLOCK_STANDS_AT, ...options });
  return { sandbox, providers: clientsOf(sandbox), withShortTimeout: clientsOf(sandbox, 250) };
}

function clientsOf(sandbox: PaymentSandbox, limitMs?: number): Providers {
  const { url, keys } = sandbox;
  const { mollieKey, datatransMerchantId: merchantId, datatransPassword: password } = keys;
  const now = (): number => Date.parse(sandbox.report().now);
  return {
    mollie: new MollieClient({ apiKey: mollieKey, apiUrl: url, limitMs }),
    datatrans: new DatatransClient({ merchantId, password, apiUrl: url, payUrl: url, limitMs }, now),
  };
}

export const newPayment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  attempt: randomUUID(),
  order: randomUUID(),
  orderNumber: 'K7M2PX',
  amount: 24.9,
  currency: 'EUR',
  capture: 'automatic',
  description: 'Bestellung K7M2PX',
  returnUrl: 'https://shop.example/status/K7M2PX/hash',
  cancelUrl: 'https://shop.example/store/wien/checkout',
  failureUrl: 'https://shop.example/store/wien/checkout/error',
  notificationUrl: null,
  ...changes,
});

export const newRefund = (payment: NewPayment, changes: Partial<NewRefund> = {}): NewRefund => ({
  id: randomUUID(),
  amount: payment.amount,
  currency: payment.currency,
  reason: 'Gericht war ausverkauft',
  attempt: payment.attempt,
  requestedAt: CLOCK_STANDS_AT,
  now: CLOCK_STANDS_AT,
  settled: [],
  ...changes,
});
