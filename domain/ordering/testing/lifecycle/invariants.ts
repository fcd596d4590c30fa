import { expect } from '@jest/globals';
import { staffOrderSchema } from '../../../contracts/order.schema.js';
import type { Refusal } from '../../../kernel/refusal.js';
import { taken, unfulfilled } from './lifecycle-table.js';
import type { OrderModel } from './order-model.js';
import type { RealOrder } from './real-order.js';

const cents = (amount: number): number => Math.round(amount * 100);

/** A refusal states its reason in a German sentence. */
export function expectSoundRefusal({ kind, code, problems }: Refusal): void {
  expect(['invalid', 'conflict', 'forbidden', 'unknown']).toContain(kind);
  expect(code).toMatch(/^[a-z][a-z-]+$/);
  for (const { message } of problems) expect(message).toMatch(/^[A-ZÄÖÜ].* .*[.!]$/);
}

/** What holds of every order at any time. */
export function expectSoundOrder(model: OrderModel, order: RealOrder): void {
  const { status, staff, existing } = {
    status: order.state.status,
    staff: order.staff!,
    existing: order.existing,
  };
  expect(status).toBe(model.status);
  expect(staff.status).toBe(status);
  expect(existing.isMissed).toBe(model.isMissed);
  staffOrderSchema.parse(staff);
  expectFlags(model, staff);
  expectSums(model, order);
  expectMoney(model, order);
}

function expectFlags({ status, begun: { mode } }: OrderModel, staff: NonNullable<RealOrder['staff']>): void {
  expect({
    isConfirmed: staff.isConfirmed,
    isRejected: staff.isRejected,
    isCompleted: staff.isCompleted,
    isCanceled: staff.isCanceled,
    isFailed: staff.isFailed,
    isInDelivery: staff.isInDelivery,
    isDelivered: staff.isDelivered,
  }).toEqual({
    isConfirmed: taken.includes(status),
    isRejected: status === 'rejected',
    isCompleted: status === 'completed',
    isCanceled: status === 'canceled',
    isFailed: status === 'failed',
    isInDelivery: status === 'ready' || status === 'dispatched',
    isDelivered: status === 'completed' && mode === 'delivery',
  });
}

/** Totals are the sum of the lines and the delivery, in every place that shows them. */
function expectSums(model: OrderModel, { existing, staff }: RealOrder): void {
  const { pricing, items } = staff!;
  expect(cents(pricing.totalGross)).toBe(model.total);
  expect(existing.total).toBe(model.total * 100);
  expect(items.map(({ amount, gross }) => [amount, cents(gross)])).toEqual(
    model.lines.map((line) => [line.amount, line.cents * line.amount]),
  );
  const units = (amount: number) => Math.round(amount * 10_000);
  expect(units(pricing.totalNet) + units(pricing.totalTax)).toBe(units(pricing.totalGross));
}

function expectMoney(model: OrderModel, { existing, staff }: RealOrder): void {
  const { money, provider, status } = model;
  expect(existing.paid).toBe(money.paid * 100);
  expect(cents(staff!.paidAmount)).toBe(money.paid);
  if (status === 'awaitingPayment' && !money.hasReversal) expect(money.paid).toBeLessThanOrEqual(0);
  for (const attempt of money.attempts) {
    const truth = provider.payment(attempt.id);
    // Never more than the provider has, and never more back than was taken.
    expect(attempt.captured).toBeLessThanOrEqual(truth.captured);
    expect(truth.captured).toBeLessThanOrEqual(attempt.cents);
    expect(money.doneOf(attempt.id)).toBeLessThanOrEqual(attempt.captured);
    expect(money.askedOf(attempt.id)).toBeLessThanOrEqual(attempt.captured);
    const isKept = attempt.held > 0 && !attempt.isVoidAsked;
    if (unfulfilled.includes(status)) {
      expect(isKept).toBe(false);
      if (!money.hasFailedRefund && !money.hasReversal) expect(money.refundableOf(attempt)).toBe(0);
    }
    if (taken.includes(status)) expect(isKept && !attempt.isCaptureAsked).toBe(false);
  }
}
