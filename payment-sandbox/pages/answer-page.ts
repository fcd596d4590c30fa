import { perform } from '../control/acts.js';
import { writeUnits } from '../core/money.js';
import type { Answer } from '../core/state.js';
import type { World } from '../core/world.js';
import { findTransaction } from '../datatrans/transaction-life.js';
import type { DatatransTransaction } from '../datatrans/transaction.js';
import type { ApiRequest } from '../http/routes.js';
import { methods as mollieMethods } from '../mollie/methods.js';
import { findPayment } from '../mollie/payment-life.js';
import type { MolliePayment } from '../mollie/payment.js';
import { formPage, type Method, paymentPage, textPage } from './pages.js';

const datatransMethods: readonly (Method & { readonly currencies: readonly string[] })[] = [
  { id: 'VIS', title: 'Visa', currencies: ['EUR', 'CHF'] },
  { id: 'ECA', title: 'Mastercard', currencies: ['EUR', 'CHF'] },
  { id: 'TWI', title: 'TWINT', currencies: ['CHF'] },
  { id: 'EPS', title: 'eps-Überweisung', currencies: ['EUR'] },
];

/** A payment of either provider, as its page needs it. */
interface Shown {
  readonly provider: string;
  readonly id: string;
  readonly isOpen: boolean;
  readonly amount: string;
  readonly description: string;
  readonly methods: readonly Method[];
  /** Where the browser goes, by what was done. */
  readonly returns: Readonly<Record<Choice, string>>;
  readonly isPosted: boolean;
}

const choices = ['pay', 'fail', 'cancel', 'abandon'] as const;
type Choice = (typeof choices)[number];

/** The page on which a person pays; undefined for other addresses. */
export function answerPage(world: World, request: ApiRequest): Answer | undefined {
  const shown = findShown(world, request.path);
  if (shown === undefined) return undefined;
  if (shown === null) return html(404, textPage('Diese Zahlung gibt es nicht.'));
  if (request.method !== 'POST') return html(200, shown.isOpen ? paymentPage(shown) : closedPage(shown));
  if (!shown.isOpen) return html(409, closedPage(shown));
  const form = new URLSearchParams(request.rawBody);
  const choice = choices.find((each) => each === form.get('choice'));
  if (!choice) return html(422, paymentPage(shown));
  perform(
    world,
    shown.id,
    choice === 'pay' ? { act: 'pay', method: form.get('method') ?? undefined } : { act: choice },
  );
  const to = findShown(world, request.path)!.returns[choice];
  return shown.isPosted ? html(200, formPage(to)) : { status: 303, headers: { location: to } };
}

const closedPage = ({ returns }: Shown): string =>
  textPage('Diese Zahlung ist abgeschlossen.', { href: returns.pay, text: 'Zurück zum Shop' });

/** Undefined: no address of a page; null: of none that there is. */
function findShown(world: World, path: string): Shown | null | undefined {
  const mollie = /^\/checkout\/(\w+)$/.exec(path)?.[1];
  const datatrans = /^\/v1\/start\/(\d+)$/.exec(path)?.[1];
  if (mollie !== undefined) {
    const payment = findPayment(world, mollie);
    return payment ? ofMollie(payment) : null;
  }
  if (datatrans === undefined) return undefined;
  const transaction = findTransaction(world, datatrans);
  return transaction ? ofDatatrans(transaction) : null;
}

function ofMollie(payment: MolliePayment): Shown {
  const { id, status, currency, redirectUrl, cancelUrl = redirectUrl } = payment;
  return {
    provider: 'Mollie',
    id,
    isOpen: status === 'open',
    amount: euros(payment.amount, currency),
    description: payment.description,
    methods: mollieMethods
      .filter(({ currencies }) => currencies.includes(currency))
      .map((method) => ({ id: method.id, title: method.description })),
    returns: { pay: redirectUrl, fail: redirectUrl, cancel: cancelUrl, abandon: redirectUrl },
    isPosted: false,
  };
}

function ofDatatrans(transaction: DatatransTransaction): Shown {
  const { id, status, currency, redirect, refno } = transaction;
  const { successUrl = '/', cancelUrl = successUrl, errorUrl = cancelUrl } = redirect;
  return {
    provider: 'Datatrans',
    id,
    isOpen: status === 'initialized',
    amount: euros(transaction.amount, currency),
    description: `Referenz ${refno}`,
    methods: datatransMethods.filter(({ currencies }) => currencies.includes(currency)),
    returns: {
      pay: withTransaction(status === 'failed' ? errorUrl : successUrl, id),
      fail: withTransaction(errorUrl, id),
      cancel: withTransaction(cancelUrl, id),
      abandon: withTransaction(cancelUrl, id),
    },
    isPosted: redirect.method === 'POST',
  };
}

function withTransaction(address: string, id: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set('datatransTrxId', id);
  return url.href;
}

const euros = (units: number, currency: string): string =>
  new Intl.NumberFormat('de-AT', { style: 'currency', currency }).format(Number(writeUnits(units, currency)));

const html = (status: number, body: string): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
  body,
});
