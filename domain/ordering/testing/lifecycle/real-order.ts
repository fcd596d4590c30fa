import { expect } from '@jest/globals';
import { z } from 'zod';
import { may, type Principal } from '../../../access/policy.js';
import type { Decision } from '../../../kernel/decider.js';
import { personalFields, type RecordedEvent } from '../../../kernel/event.js';
import { isRefusal } from '../../../kernel/refusal.js';
import { publicOrderAfter, type PublicOrderState, staffOrderAfter } from '../../../views/order-documents.js';
import type { StaffOrder } from '../../../contracts/order.schema.js';
import { totalsAfter } from '../../order/item-decisions.js';
import { nextAttempt } from '../../order/online-payment-decisions.js';
import { placeOrder } from '../../order/order-decisions.js';
import { type ExistingOrder, type Order, orderDecider } from '../../order/order.js';
import { type OrderEvent, orderEvents, type OrderPlaced } from '../../order/order-events.js';
import { lineAt } from '../../order/quotation-lines.js';
import { orderedItem, placedOrder } from '../orders.js';
import type { Beginning } from './acts.js';
import type { Person } from './lifecycle-table.js';
import { MINUTE, START } from './order-model.js';

export const ORDER = 'aaaaaaaa-0000-4000-8000-000000000000';
const { branch } = placedOrder();
const elsewhere = '99999999-9999-4999-8999-999999999999';

export const principals: Readonly<Record<Exclude<Person, 'guest'>, Principal>> = {
  employee: { roles: ['ROLE_EMPLOYEE'], branches: [branch] },
  shiftLead: { roles: ['ROLE_SHIFT_LEAD'], branches: [branch] },
  manager: { roles: ['ROLE_BRANCH_MANAGER'], branches: [branch] },
  otherManager: { roles: ['ROLE_BRANCH_MANAGER'], branches: [elsewhere] },
  accounting: { roles: ['ROLE_ACCOUNTING'], branches: [] },
  auditor: { roles: ['ROLE_AUDITOR'], branches: [] },
  administrator: { roles: ['ROLE_ADMIN'], branches: [] },
};

/** A line as the menu makes it: `cents` for one piece. */
export function lineOf(cents: number, amount: number, isPriceHidden = false): OrderPlaced['items'][number] {
  const priced = lineAt({ ...orderedItem, amount }, cents / 100, 'EUR');
  const explanation = priced.explanation.map((step) => ({ ...step, label: `Preis: ${step.label}` }));
  return { ...priced, isPriceHidden, explanation };
}

const area = { name: 'Zentrum', price: 2.9, taxRate: 20, free: false, freeFromOrderValue: 50 };

export function placedAs({
  prices,
  isQuotation,
  method,
  mode,
  capture,
  hasAppointment,
}: Beginning): OrderPlaced {
  const items = prices.map((cents, index) => lineOf(cents, index + 1, isQuotation && cents === 0));
  const deliveryArea = mode === 'delivery' ? area : null;
  const draft = placedOrder({ items, deliveryArea });
  return placedOrder({
    ...draft,
    pricing: totalsAfter(draft, items),
    mode,
    paymentMethod: method,
    appointmentDate: hasAppointment ? new Date(START + 90 * MINUTE).toISOString() : null,
    handling: { missedAfterMinutes: 10, isConfirmedByRule: false, capture },
    placedAt: new Date(START).toISOString(),
    ...(isQuotation && { isQuotation: true as const }),
  });
}

/** The order as the code has it: the state of its decisions, and beside it what staff and the guest are shown. */
export class RealOrder {
  state: Order = orderDecider.initial;
  staff: StaffOrder | undefined;
  private guest: PublicOrderState | undefined;
  readonly events: OrderEvent[] = [];
  private isErased = false;

  constructor(readonly placed: OrderPlaced) {
    this.apply(placeOrder(this.state, placed, nextAttempt(ORDER, 0)));
  }

  get existing(): ExistingOrder {
    return this.state as ExistingOrder;
  }

  mayDo(who: Person, action: Parameters<typeof may>[1]): boolean {
    return who !== 'guest' && may(principals[who], action, branch);
  }

  /** @returns what was written */
  apply(decision: Decision<OrderEvent>): readonly OrderEvent[] {
    if (isRefusal(decision)) return [];
    for (const event of decision) this.add(event);
    return decision;
  }

  private add(event: OrderEvent): void {
    // Whatever does not fit its schema could not be written into the log.
    const schema: z.ZodObject = orderEvents[event.type];
    const data: unknown = schema.parse(event.data);
    expect(event.data).toEqual(data);
    this.events.push(event);
    this.fold(this.isErased ? erased(event) : event, this.events.length);
  }

  private fold(event: OrderEvent, revision: number): void {
    this.state = orderDecider.evolve(this.state, event);
    const recorded = recordedAs(event, revision);
    this.staff = staffOrderAfter(this.staff, recorded);
    this.guest = publicOrderAfter(this.guest, recorded);
    expect(this.guest.document.status).toBe(this.state.status);
  }

  /** The key of its personal data is gone: from now on all of them read as null. */
  erase(): void {
    this.isErased = true;
    this.state = orderDecider.initial;
    this.staff = this.guest = undefined;
    this.events.forEach((event, index) => this.fold(erased(event), index + 1));
  }
}

const recordedAs = (event: OrderEvent, revision: number): RecordedEvent<OrderEvent> => ({
  ...event,
  id: ORDER,
  stream: `order-${ORDER}`,
  revision: String(revision),
  position: String(revision),
  metadata: {
    commandId: ORDER,
    correlationId: ORDER,
    causationId: ORDER,
    actor: { kind: 'system', id: null },
    origin: 'system',
    at: new Date(START).toISOString(),
    v: 1,
  },
});

const erased = (event: OrderEvent): OrderEvent =>
  ({ ...event, data: withoutPersonal(orderEvents[event.type], event.data) }) as OrderEvent;

/** The data with null in every personal field of its schema. */
function withoutPersonal(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (personalFields.has(schema)) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return withoutPersonal(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((one) => withoutPersonal(schema.element as z.ZodType, one));
  }
  if (!(schema instanceof z.ZodObject)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = schema.shape[name] as z.ZodType | undefined;
      return [name, field ? withoutPersonal(field, one) : one];
    }),
  );
}
