import { mollieId } from '../core/ids.js';
import { readUnits, sumOf } from '../core/money.js';
import { EQUAL_REFUNDS_MS } from '../core/settings.js';
import type { Answer } from '../core/state.js';
import type { World } from '../core/world.js';
import type { ApiRequest, Handler, Routes } from '../http/routes.js';
import {
  listAnswer,
  mollieAnswer,
  mollieError,
  writeCapture,
  writeChargeback,
  writeRefund,
} from './answers.js';
import { capturedOf, capturesOf, chargebacksOf, refundedOf, refundsOf } from './money-of.js';
import type { MollieCapture, MolliePayment } from './payment.js';
import { findPayment, finishCapture } from './payment-life.js';
import { unknownPayment } from './payment-routes.js';
import { newCapture, newRefund, readBody } from './read-body.js';
import { makeRefund } from './refund-life.js';

type OfPayment = (world: World, payment: MolliePayment, request: ApiRequest, part: string) => Answer;

const ofPayment =
  (handle: OfPayment): Handler =>
  (world, request, id = '', part = '') => {
    const payment = findPayment(world, id);
    return payment ? handle(world, payment, request, part) : unknownPayment(id);
  };

const refund: OfPayment = (world, payment, request) => {
  const read = readBody(request, newRefund);
  if ('refusal' in read) return read.refusal;
  const { amount, description, metadata } = read.body;
  const units = readUnits(amount.value, amount.currency);
  const remaining = capturedOf(world.state, payment) - refundedOf(world.state, payment);
  if (payment.status !== 'paid') return mollieError(422, 'The payment is not paid yet');
  if (amount.currency !== payment.currency || units > remaining || units === 0) {
    return mollieError(422, 'The specified amount cannot be refunded', 'amount.value');
  }
  const isDuplicate = refundsOf(world.state, payment).some(
    (other) =>
      other.amount === units && other.status !== 'failed' && world.now() - other.createdAt < EQUAL_REFUNDS_MS,
  );
  if (isDuplicate) return mollieError(409, 'A duplicate refund has been detected');
  const made = makeRefund(world, payment, { amount: units, description, metadata });
  return mollieAnswer(201, writeRefund(world, payment, made));
};

const cancelRefund: OfPayment = (world, payment, _request, id) => {
  const found = refundsOf(world.state, payment).find((each) => each.id === id);
  if (!found) return mollieError(404, `No refund exists with token ${id}.`);
  if (found.status !== 'pending' && found.status !== 'queued') {
    return mollieError(422, 'The refund cannot be cancelled any more');
  }
  found.status = 'canceled';
  return { status: 204 };
};

const readRefund: OfPayment = (world, payment, _request, id) => {
  const found = refundsOf(world.state, payment).find((each) => each.id === id);
  if (!found) return mollieError(404, `No refund exists with token ${id}.`);
  return mollieAnswer(200, writeRefund(world, payment, found));
};

const capture: OfPayment = (world, payment, request) => {
  const read = readBody(request, newCapture);
  if ('refusal' in read) return read.refusal;
  const { amount, description, metadata } = read.body;
  const taken = sumOf(capturesOf(world.state, payment).filter(({ status }) => status !== 'failed'));
  const units = amount ? readUnits(amount.value, amount.currency) : payment.amount - taken;
  const isPossible =
    payment.captureMode === 'manual' &&
    !payment.isReleased &&
    (payment.status === 'authorized' || payment.status === 'paid');
  if (!isPossible) return mollieError(422, 'The payment cannot be captured');
  if (units === 0 || taken + units > payment.amount) {
    return mollieError(422, 'The amount is higher than what can be captured', 'amount');
  }
  const made: MollieCapture = {
    id: mollieId('cpt'),
    payment: payment.id,
    createdAt: world.now(),
    amount: units,
    description,
    metadata,
    status: 'pending',
  };
  world.state.captures.push(made);
  const { capturePendingMs } = world.settings;
  if (capturePendingMs > 0) world.later('finish-capture', made.id, capturePendingMs);
  else finishCapture(world, made.id);
  return mollieAnswer(201, writeCapture(world, payment, made));
};

const listOf =
  <Part>(
    name: string,
    partsOf: (state: World['state'], payment: MolliePayment) => Part[],
    write: (world: World, payment: MolliePayment, part: Part) => object,
  ): OfPayment =>
  (world, payment) =>
    listAnswer(
      name,
      partsOf(world.state, payment).map((part) => write(world, payment, part)),
      { previous: null, next: null },
    );

export const moneyRoutes: Routes = {
  'POST /v2/payments/:id/refunds': ofPayment(refund),
  'GET /v2/payments/:id/refunds': ofPayment(listOf('refunds', refundsOf, writeRefund)),
  'GET /v2/payments/:id/refunds/:refund': ofPayment(readRefund),
  'DELETE /v2/payments/:id/refunds/:refund': ofPayment(cancelRefund),
  'POST /v2/payments/:id/captures': ofPayment(capture),
  'GET /v2/payments/:id/captures': ofPayment(listOf('captures', capturesOf, writeCapture)),
  'GET /v2/payments/:id/chargebacks': ofPayment(listOf('chargebacks', chargebacksOf, writeChargeback)),
};
