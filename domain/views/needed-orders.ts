import type { StaffOrder } from '../contracts/order.schema.js';
import { obstacleTexts } from '../ordering/order/erasure-decisions.js';
import { owedBack } from '../ordering/order-flags.js';
import { isTerminal } from '../ordering/order/order.js';

const moving: readonly string[] = ['initiated', 'opened', 'authorized'];

/** Why the personal data of an order is still needed, by what staff see of it; null if it can be erased. */
export function neededBecause(order: StaffOrder): string | null {
  if (!isTerminal(order.status)) return obstacleTexts.open;
  const { attempts, refunds } = order.onlinePayments;
  const isMoving =
    attempts.some(({ status }) => moving.includes(status)) ||
    refunds.some(({ status }) => status === 'requested');
  if (isMoving) return obstacleTexts.payment;
  const { status, paidAmount, pricing } = order;
  return owedBack({ status, paidAmount, totalGross: pricing.totalGross }) > 0 ? obstacleTexts.owed : null;
}
