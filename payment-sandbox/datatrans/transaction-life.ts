import { datatransId } from '../core/ids.js';
import { sumOf } from '../core/money.js';
import type { World } from '../core/world.js';
import type { DatatransTransaction, HistoryEntry } from './transaction.js';
import { writeTransaction } from './answers.js';

export class NotPossible extends Error {}

export const findTransaction = ({ state }: World, id: string): DatatransTransaction | undefined =>
  state.transactions.find((transaction) => transaction.id === id);

export const creditsOf = ({ state }: World, { id }: DatatransTransaction): DatatransTransaction[] =>
  state.transactions.filter(({ creditOf }) => creditOf === id);

export const creditedOf = (world: World, transaction: DatatransTransaction): number =>
  sumOf(creditsOf(world, transaction));

/** A notification has the same body as the status answer. */
export function notify(world: World, transaction: DatatransTransaction): void {
  const { id, webhookUrl, status } = transaction;
  if (!webhookUrl) return;
  const body = JSON.stringify(writeTransaction(transaction));
  world.notify({ provider: 'datatrans', url: webhookUrl, subject: id, status, body });
}

export function note(
  world: World,
  transaction: DatatransTransaction,
  entry: Omit<HistoryEntry, 'at' | 'success'> & { readonly success?: boolean },
): void {
  transaction.history.push({ success: true, ...entry, at: world.now() });
}

function assertIsOpen({ id, status }: DatatransTransaction): void {
  if (status !== 'initialized') throw new NotPossible(`${id} is ${status}`);
}

/** The customer has paid on the page. */
export function authorize(world: World, transaction: DatatransTransaction, method = 'VIS'): void {
  assertIsOpen(transaction);
  const { amount } = transaction;
  transaction.paymentMethod = method;
  transaction.authorized = amount;
  transaction.acquirerAuthorizationCode = new Date(world.now()).toISOString().replace(/\D/g, '').slice(8, 14);
  transaction.status = 'authorized';
  note(world, transaction, { action: 'authorize', amount, source: 'redirect' });
  if (transaction.autoSettle) settle(world, transaction, amount, 'system');
  notify(world, transaction);
}

export function settle(
  world: World,
  transaction: DatatransTransaction,
  amount: number,
  source: HistoryEntry['source'] = 'api',
): void {
  transaction.settled = amount;
  transaction.status = 'settled';
  note(world, transaction, { action: 'settle', amount, source });
  world.later('transmit', transaction.id, world.settings.transmitMs);
  if (source === 'api' && world.settings.notifiesSettlements) notify(world, transaction);
}

export function transmit(transaction: DatatransTransaction): void {
  if (transaction.status === 'settled') transaction.status = 'transmitted';
}

/** By the customer, by the merchant (who may also take back what is settled), or because the page's time is over. */
export function cancel(
  world: World,
  transaction: DatatransTransaction,
  source: HistoryEntry['source'],
): void {
  transaction.isReversed = transaction.status !== 'initialized';
  transaction.status = 'canceled';
  note(world, transaction, { action: 'cancel', source });
  const isNotified = source === 'api' ? world.settings.notifiesSettlements : world.settings.notifiesFailures;
  if (isNotified) notify(world, transaction);
}

export function fail(world: World, transaction: DatatransTransaction, reason = 'declined'): void {
  assertIsOpen(transaction);
  transaction.status = 'failed';
  transaction.failReason = reason;
  transaction.paymentMethod ??= 'VIS';
  note(world, transaction, { action: 'authorize', source: 'redirect', success: false });
  if (world.settings.notifiesFailures) notify(world, transaction);
}

/** Nobody has paid within 30 minutes. */
export function endPage(world: World, transaction: DatatransTransaction): void {
  if (transaction.status !== 'initialized') return;
  if (world.settings.abandonedPageIs === 'failed') fail(world, transaction, 'timeout');
  else cancel(world, transaction, 'system');
}

/** A credit is a transaction of its own. */
export function credit(
  world: World,
  payment: DatatransTransaction,
  { amount, refno, source }: { amount: number; refno: string; source: HistoryEntry['source'] },
): DatatransTransaction {
  const { currency, paymentMethod } = payment;
  const made: DatatransTransaction = {
    id: newId(world),
    type: 'credit',
    createdAt: world.now(),
    amount,
    currency,
    refno,
    refno2: undefined,
    autoSettle: true,
    language: undefined,
    redirect: {},
    webhookUrl: undefined,
    creditOf: payment.id,
    status: 'settled',
    paymentMethod,
    acquirerAuthorizationCode: payment.acquirerAuthorizationCode,
    history: [],
  };
  world.state.transactions.push(made);
  note(world, made, { action: 'credit', amount, source });
  if (world.settings.creditsAreInHistory) note(world, payment, { action: 'credit', amount, source });
  return made;
}

export function newId(world: World): string {
  const id = datatransId(world.now());
  return findTransaction(world, id) ? newId(world) : id;
}
