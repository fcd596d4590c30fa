import { readUnits } from '../core/money.js';
import type { World } from '../core/world.js';
import * as datatrans from '../datatrans/transaction-life.js';
import type { DatatransTransaction } from '../datatrans/transaction.js';
import type { MolliePayment } from '../mollie/payment.js';
import * as mollie from '../mollie/payment-life.js';
import { makeRefund } from '../mollie/refund-life.js';

/** What the customer, their bank, or the merchant in the provider's back office does. */
export type Act =
  | { readonly act: 'pay'; readonly method?: string | undefined }
  | { readonly act: 'fail'; readonly reason?: string | undefined }
  /** Pending: the customer has chosen a method that takes days. */
  | { readonly act: 'begin'; readonly method?: string | undefined }
  | { readonly act: 'cancel' | 'expire' }
  /** Closes the page. */
  | { readonly act: 'abandon' }
  /** Decimals; all of it if the amount is missing. */
  | { readonly act: 'charge-back' | 'refund'; readonly amount?: number | undefined }
  /** Of a chargeback, which is then the subject. */
  | { readonly act: 'reverse' };

export class Impossible extends Error {}

/** Does it to a payment of either provider. Throws Impossible, in English, for the one who writes the test. */
export function perform(world: World, id: string, act: Act): void {
  try {
    if (act.act === 'reverse') return mollie.reverseChargeback(world, id);
    const payment = mollie.findPayment(world, id);
    const transaction = datatrans.findTransaction(world, id);
    if (payment) return ofMollie(world, payment, act);
    if (transaction) return ofDatatrans(world, transaction, act);
  } catch (error) {
    if (error instanceof mollie.NotPossible || error instanceof datatrans.NotPossible) {
      throw new Impossible(error.message);
    }
    throw error;
  }
  throw new Impossible(`there is no payment ${id}`);
}

function ofMollie(world: World, payment: MolliePayment, act: Act): void {
  const units = 'amount' in act && act.amount !== undefined ? unitsOf(act.amount, payment) : payment.amount;
  switch (act.act) {
    case 'pay':
      return mollie.pay(world, payment, act.method);
    case 'fail':
      return mollie.fail(world, payment, act.reason);
    case 'begin':
      return mollie.begin(payment, act.method ?? 'directdebit');
    case 'cancel':
      return mollie.cancel(world, payment);
    case 'expire':
      return mollie.expire(world, payment);
    case 'charge-back':
      return void mollie.chargeBack(world, payment, units);
    case 'refund':
      return void makeRefund(world, payment, { amount: units });
    default:
      return undefined;
  }
}

function ofDatatrans(world: World, transaction: DatatransTransaction, act: Act): void {
  const units =
    'amount' in act && act.amount !== undefined ? unitsOf(act.amount, transaction) : transaction.amount;
  switch (act.act) {
    case 'pay':
      return datatrans.authorize(world, transaction, act.method);
    case 'fail':
      return datatrans.fail(world, transaction, act.reason);
    case 'cancel':
      return datatrans.cancel(world, transaction, 'redirect');
    case 'expire':
      return datatrans.endPage(world, transaction);
    case 'refund':
      return void datatrans.credit(world, transaction, { amount: units, refno: 'by-hand', source: 'admin' });
    case 'charge-back':
      throw new Impossible('Datatrans does not report disputes');
    default:
      return undefined;
  }
}

const unitsOf = (amount: number, { currency }: { readonly currency: string }): number =>
  readUnits(String(amount), currency);
