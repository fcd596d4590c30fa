import type { Refusal } from '../core/refusals.js';
import type { Answer } from '../core/state.js';
import { type Happening, oneOf } from '../core/troubles.js';
import type { World } from '../core/world.js';
import type { ApiRequest, Handler, Routes } from '../http/routes.js';
import { datatransAnswer, datatransError, PAGE_MS, writeTransaction } from './answers.js';
import { newCancelation, newCredit, newSettlement, newTransaction, readBody } from './read-body.js';
import { creditRefusals, datatransRefusals } from './refusals.js';
import type { DatatransTransaction } from './transaction.js';
import { cancel, credit, creditedOf, findTransaction, newId, note, settle } from './transaction-life.js';

const wrongStatus = (message: string): Answer => datatransError('INVALID_TRANSACTION_STATUS', message);

const isTaken = ({ settings, state }: World, refno: string): boolean =>
  settings.hasUniqueRefnos && state.transactions.some((transaction) => transaction.refno === refno);

const duplicate = (): Answer => datatransError('DUPLICATE_REFNO', 'refno has already been used');

function init(world: World, request: ApiRequest): Answer {
  const read = readBody(request, 'init', newTransaction);
  if ('refusal' in read) return read.refusal;
  const {
    amount = 0,
    autoSettle = true,
    redirect = {},
    webhook,
    refno,
    refno2,
    currency,
    language,
  } = read.body;
  if (isTaken(world, refno)) return duplicate();
  const transaction: DatatransTransaction = {
    id: newId(world),
    type: 'payment',
    createdAt: world.now(),
    amount,
    currency,
    refno,
    refno2,
    autoSettle,
    language,
    redirect,
    webhookUrl: webhook?.url,
    status: 'initialized',
    history: [],
  };
  world.state.transactions.push(transaction);
  note(world, transaction, { action: 'init', amount, source: 'api' });
  world.later('end-page', transaction.id, PAGE_MS);
  const { id } = transaction;
  return datatransAnswer(201, { transactionId: id }, { location: `${world.publicUrl}/v1/start/${id}` });
}

type OfTransaction = (world: World, transaction: DatatransTransaction, request: ApiRequest) => Answer;

const ofTransaction =
  (call: string, handle: OfTransaction): Handler =>
  (world, request, id = '') => {
    if (!/^\d{18}$/.test(id)) {
      return datatransError('INVALID_PROPERTY', `${call} transactionId length must be 18 digits`);
    }
    const transaction = findTransaction(world, id);
    if (transaction) return handle(world, transaction, request);
    const { datatransNotFoundStatus } = world.settings;
    return datatransError('TRANSACTION_NOT_FOUND', 'transactionId not found', datatransNotFoundStatus);
  };

const status: OfTransaction = (_world, transaction) => datatransAnswer(200, writeTransaction(transaction));

const settleIt: OfTransaction = (world, transaction, request) => {
  const read = readBody(request, 'settle', newSettlement);
  if ('refusal' in read) return read.refusal;
  const { amount, currency } = read.body;
  // Also after a part: the rest needs another kind of settlement.
  if (transaction.status === 'settled' || transaction.status === 'transmitted')
    return wrongStatus('already settled');
  if (transaction.status !== 'authorized') return wrongStatus('the transaction cannot be settled');
  if (currency !== transaction.currency)
    return datatransError('INVALID_PROPERTY', 'settle.currency is invalid');
  if (amount > transaction.authorized!) {
    return datatransError('INVALID_PROPERTY', 'settle.amount exceeded authorization amount');
  }
  settle(world, transaction, amount);
  return datatransAnswer(204);
};

const cancelIt: OfTransaction = (world, transaction, request) => {
  const read = readBody(request, 'cancel', newCancelation);
  if ('refusal' in read) return read.refusal;
  const isPossible =
    ['authorized', 'settled'].includes(transaction.status) && creditedOf(world, transaction) === 0;
  if (!isPossible) return wrongStatus('Action denied : Wrong transaction status');
  cancel(world, transaction, 'api');
  return datatransAnswer(204);
};

/** The attempt is in the payment's history, without success. */
function refuseCredit(
  world: World,
  transaction: DatatransTransaction,
  amount: number,
  { code = 'DECLINED', chance }: Happening<'refund-fails'>,
): Answer {
  const ordered: Refusal = { status: 400, code, detail: 'the credit was refused' };
  if (world.settings.creditsAreInHistory) {
    note(world, transaction, { action: 'credit', amount, source: 'api', success: false });
  }
  return datatransRefusals.write(chance === undefined ? ordered : oneOf(creditRefusals, chance));
}

const creditIt: OfTransaction = (world, transaction, request) => {
  const read = readBody(request, 'credit', newCredit);
  if ('refusal' in read) return read.refusal;
  const isPossible =
    transaction.type === 'payment' &&
    (transaction.status === 'settled' || transaction.status === 'transmitted');
  if (!isPossible) return wrongStatus('the transaction cannot be credited');
  const left = transaction.settled! - creditedOf(world, transaction);
  const { amount = left, currency, refno } = read.body;
  if (currency !== transaction.currency) return datatransError('INVALID_PROPERTY', 'credit.currency');
  if (amount > left || amount === 0) return datatransError('INVALID_PROPERTY', 'credit.amount');
  if (isTaken(world, refno)) return duplicate();
  const trouble = world.troubles.take(['refund-fails'], { provider: 'datatrans' });
  if (trouble) return refuseCredit(world, transaction, amount, trouble);
  const { id, acquirerAuthorizationCode } = credit(world, transaction, { amount, refno, source: 'api' });
  return datatransAnswer(200, { transactionId: id, acquirerAuthorizationCode });
};

export const datatransRoutes: Routes = {
  'POST /v1/transactions': init,
  'GET /v1/transactions/:id': ofTransaction('status', status),
  'POST /v1/transactions/:id/settle': ofTransaction('settle', settleIt),
  'POST /v1/transactions/:id/cancel': ofTransaction('cancel', cancelIt),
  'POST /v1/transactions/:id/credit': ofTransaction('credit', creditIt),
};
