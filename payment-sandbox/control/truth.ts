import { writeUnits } from '../core/money.js';
import type { ProviderName, SandboxState } from '../core/state.js';
import { capturedOf, capturesOf, chargebacksOf, refundsOf } from '../mollie/money-of.js';

/** A payment and the money that was moved by it, in decimals. */
export interface TrueMoney {
  readonly provider: ProviderName;
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly amount: number;
  readonly captured: number;
  /** Metadata of Mollie, refno of Datatrans. */
  readonly ours: unknown;
  readonly captures: readonly TruePart[];
  /** Those that failed or were canceled are in it, with their status. */
  readonly refunds: readonly TruePart[];
  readonly chargebacks: readonly TruePart[];
}

export interface TruePart {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly ours: unknown;
}

/** All money of both providers, to be compared with what the product believes. */
export const truthOf = (state: SandboxState): TrueMoney[] => [...ofMollie(state), ...ofDatatrans(state)];

function ofMollie(state: SandboxState): TrueMoney[] {
  return state.payments.map((payment) => {
    const { id, status, currency, metadata } = payment;
    const decimal = (units: number): number => Number(writeUnits(units, currency));
    const part = (each: { id: string; amount: number; status: string; metadata?: unknown }): TruePart => ({
      id: each.id,
      amount: decimal(each.amount),
      status: each.status,
      ours: each.metadata ?? null,
    });
    return {
      provider: 'mollie',
      id,
      status,
      currency,
      amount: decimal(payment.amount),
      captured: decimal(capturedOf(state, payment)),
      ours: metadata ?? null,
      captures: capturesOf(state, payment).map(part),
      refunds: refundsOf(state, payment).map(part),
      chargebacks: chargebacksOf(state, payment).map(({ reversedAt, ...each }) =>
        part({ ...each, status: reversedAt ? 'reversed' : 'charged back' }),
      ),
    };
  });
}

function ofDatatrans({ transactions }: SandboxState): TrueMoney[] {
  const payments = transactions.filter(({ type }) => type === 'payment');
  return payments.map(({ id, status, currency, amount, settled = 0, isReversed, refno, history }) => {
    const decimal = (units: number): number => Number(writeUnits(units, currency));
    const credits = transactions.filter(({ creditOf }) => creditOf === id);
    const settlements = history.filter(({ action }) => action === 'settle');
    return {
      provider: 'datatrans',
      id,
      status,
      currency,
      amount: decimal(amount),
      captured: isReversed ? 0 : decimal(settled),
      ours: refno,
      captures: settlements.map((each, index) => ({
        id: `${id}/${index + 1}`,
        amount: decimal(each.amount ?? 0),
        status: 'succeeded',
        ours: null,
      })),
      refunds: credits.map((each) => ({
        id: each.id,
        amount: decimal(each.amount),
        status: each.status,
        ours: each.refno,
      })),
      chargebacks: [],
    };
  });
}
