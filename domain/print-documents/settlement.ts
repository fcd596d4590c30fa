import { toDecimal, toUnits } from '../kernel/money.js';
import type { RateSum } from '../ordering/closing/closing-figures.schema.js';
import { countsOf, type Sale, saleAfter, saleOf } from '../ordering/closing/sale.js';
import type { RefundCause } from '../ordering/order/online-payment-events.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import type { PaymentMethod } from '../ordering/order/order-terms.schema.js';
import { saleStateOf } from '../ordering/sales.js';

/** Decimal, above 0. */
interface MethodAmount {
  readonly method: PaymentMethod;
  readonly amount: number;
}

interface GivenBack extends MethodAmount {
  /** Of what was given back by hand: its id. */
  readonly id?: string;
  /** Null where nobody named one. */
  readonly cause: RefundCause | null;
}

/** What was paid and given back of an order, and what it was reduced by: what a receipt says beside what was sold. */
export interface Settlement {
  /** By method, in the order in which they were used first; without what was recorded by mistake. */
  readonly paid: readonly MethodAmount[];
  readonly givenBack: readonly GivenBack[];
  /** Decimal: what the guest's bank has taken back. */
  readonly chargedBack: number;
  /** What is left at each rate after the reductions, and these. */
  readonly rates: readonly RateSum[];
  readonly reductions: readonly RateSum[];
  /** Decimals: what the guest's donation is less by, and what is left of it. */
  readonly donation: { readonly back: number; readonly left: number };
}

interface State {
  readonly sale: Sale | null;
  /** By the id of the payment or attempt. */
  readonly methods: ReadonlyMap<string, PaymentMethod>;
  readonly causes: ReadonlyMap<string, RefundCause>;
  readonly payments: readonly (MethodAmount & { readonly id: string })[];
  readonly givenBack: readonly GivenBack[];
  readonly chargedBack: number;
}

const nothing: State = {
  ...{ sale: null, methods: new Map(), causes: new Map() },
  ...{ payments: [], givenBack: [], chargedBack: 0 },
};

/** From the events of an order, the first one to the last one that counts. */
export function settlementOf(events: readonly OrderEvent[]): Settlement {
  const { sale, payments, givenBack, chargedBack } = events.reduce(after, nothing);
  const { rates = [], reductions = [], donatedAmount: left = 0 } = sale ? countsOf(sale) : {};
  const back = toDecimal(toUnits(sale?.pricing.donation ?? 0) - toUnits(left));
  return { paid: byMethod(payments), givenBack, chargedBack, rates, reductions, donation: { back, left } };
}

function after(state: State, event: OrderEvent): State {
  const known = { ...state, sale: saleNow(state.sale, event) };
  switch (event.type) {
    case 'PaymentInitiated':
      return { ...known, methods: new Map(state.methods).set(event.data.attempt, event.data.method) };
    case 'PaymentRecorded':
      return { ...known, ...recorded(state, event.data) };
    case 'PaymentCaptured': {
      const { attempt: id, amount } = event.data;
      return { ...known, payments: [...state.payments, { id, amount, method: methodOf(state, id) }] };
    }
    case 'RefundRequested': {
      const { refund, cause } = event.data;
      return cause ? { ...known, causes: new Map(state.causes).set(refund, cause) } : known;
    }
    case 'RefundSucceeded': {
      const { attempt, refund, amount } = event.data;
      const back = { method: methodOf(state, attempt), amount, cause: state.causes.get(refund) ?? null };
      return { ...known, givenBack: [...state.givenBack, back] };
    }
    case 'ChargebackReceived':
      return { ...known, chargedBack: sum([state.chargedBack, event.data.amount]) };
    case 'ChargebackReversed':
      return { ...known, chargedBack: sum([state.chargedBack, -event.data.amount]) };
    default:
      return known;
  }
}

function saleNow(sale: Sale | null, event: OrderEvent): Sale | null {
  if (event.type === 'OrderPlaced') return saleOf(event);
  return sale && saleAfter(sale, event);
}

/**
 * A counter entry of an order that goes on corrects what was recorded; of one that ended, it is money given back, unless it takes a
 * refund back, and so is above 0.
 */
function recorded(
  { sale, payments, givenBack }: State,
  {
    payment: id,
    method,
    amount,
    corrects,
    refunds,
    cause,
  }: Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'],
): Partial<State> {
  if (refunds !== undefined) {
    return { givenBack: [...givenBack, { id, method, amount: -amount, cause: cause ?? null }] };
  }
  if (corrects === undefined) return { payments: [...payments, { id, method, amount }] };
  if (amount > 0) return { givenBack: givenBack.filter((back) => back.id !== corrects) };
  if (sale && saleStateOf(sale.status) === 'canceled') {
    return { givenBack: [...givenBack, { method, amount: -amount, cause: null }] };
  }
  return { payments: payments.filter((payment) => payment.id !== corrects) };
}

function methodOf({ methods }: State, attempt: string): PaymentMethod {
  const method = methods.get(attempt);
  if (!method) throw new Error('Money of an attempt without PaymentInitiated');
  return method;
}

function byMethod(payments: readonly MethodAmount[]): MethodAmount[] {
  const methods = [...new Set(payments.map(({ method }) => method))];
  return methods.map((method) => ({
    method,
    amount: sum(payments.flatMap((payment) => (payment.method === method ? payment.amount : []))),
  }));
}

/** Of decimals. */
const sum = (amounts: readonly number[]): number =>
  toDecimal(amounts.reduce((total, amount) => total + toUnits(amount), 0));

/** Decimal. */
export const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  sum(parts.map(({ amount }) => amount));
