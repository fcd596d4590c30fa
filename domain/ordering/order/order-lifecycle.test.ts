import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRefusal } from '../../kernel/refusal.js';
import { type Act, anyAct, anyBeginning, type Beginning } from '../testing/lifecycle/acts.js';
import { type Decider, deciderOf } from '../testing/lifecycle/decide.js';
import { expectSoundOrder, expectSoundRefusal } from '../testing/lifecycle/invariants.js';
import { terminal, afterTheEnd, unfulfilled } from '../testing/lifecycle/lifecycle-table.js';
import { MINUTE, OrderModel } from '../testing/lifecycle/order-model.js';
import { placedAs, RealOrder } from '../testing/lifecycle/real-order.js';
import { deadlines } from '../testing/lifecycle/rules.js';
import type { OrderEvent } from './order-events.js';
import { failRefund } from './refund-decisions.js';
import { learnPayment } from './payment-news.js';

interface Real {
  readonly order: RealOrder;
}

/** Those that are no request for a state: each one adds something, or is allowed once. */
const adding: readonly Act['kind'][] = ['addItem', 'removeItem', 'note', 'review'];

/** One act, carried out on the order and predicted by the model. */
class Acting implements fc.Command<OrderModel, Real> {
  constructor(private readonly act: Act) {}

  check(model: Readonly<OrderModel>): boolean {
    const { act } = this;
    return act.kind !== 'news' || (model.provider.payments[act.attempt]?.answers.length ?? 0) > act.age;
  }

  run(model: OrderModel, { order }: Real): void {
    const { act } = this;
    const before = model.status;
    const written = this.carryOut(model, order);
    if (terminal.includes(before)) {
      expect(order.state.status).toBe(before);
      for (const { type } of written) expect(afterTheEnd).toContain(type);
    }
    if (written.length > 0 || act.kind === 'erase') expectSoundOrder(model, order);
    else expect(model.status).toBe(before);
  }

  private carryOut(model: OrderModel, order: RealOrder): readonly OrderEvent[] {
    const { act } = this;
    if (act.kind === 'wait') model.now += act.minutes * MINUTE;
    else if (act.kind === 'atProvider') {
      const isDone = model.provider.act(act.attempt, act.does);
      for (const refund of model.provider.refused.splice(0)) {
        noted(order.apply(failRefund(order.state, { refund, reason: 'refused' })), model);
      }
      if (isDone && act.isNotified)
        return this.learn({ kind: 'news', attempt: act.attempt, age: 0 }, model, order);
    } else if (act.kind === 'news') return this.learn(act, model, order);
    else if (act.kind === 'deadlines') return noted(deadlines(model, order), model);
    else if (act.kind === 'erase') {
      order.erase();
      model.isErased = true;
    } else return this.ask(deciderOf(act, model, order), model, order);
    return [];
  }

  private ask(decide: Decider, model: OrderModel, order: RealOrder): readonly OrderEvent[] {
    const expected = model.expects(this.act);
    const decision = decide();
    if (isRefusal(decision)) expectSoundRefusal(decision);
    const outcome = isRefusal(decision) ? 'refused' : decision.length > 0 ? 'done' : 'nothing';
    if (expected !== 'open')
      expect(isRefusal(decision) ? `refused as ${decision.code}` : outcome).toMatch(expected);
    const written = noted(order.apply(decision), model);
    if (outcome !== 'done') return written;
    model.follow(this.act, written);
    const isErasedOffer = model.isErased && this.act.kind === 'offer';
    if (!adding.includes(this.act.kind) && !isErasedOffer) expect(decide()).toEqual([]);
    return written;
  }

  /** What the provider says now or said before; the same news twice is one event. */
  private learn({ attempt, age }: Extract<Act, { kind: 'news' }>, model: OrderModel, order: RealOrder) {
    const { id, answers } = model.provider.payments[attempt]!;
    const learning = {
      attempt: id,
      news: answers.at(-1 - age)!,
      at: new Date(model.now).toISOString(),
    };
    const decision = learnPayment(order.state, learning);
    expect(isRefusal(decision)).toBe(false);
    const written = noted(order.apply(decision), model);
    const wasAwaiting = model.status === 'awaitingPayment';
    model.follow({ kind: 'news', attempt, age }, written);
    if (wasAwaiting && model.status === 'pending') model.confirmBy = model.now + 10 * MINUTE;
    expect(learnPayment(order.state, learning)).toEqual([]);
    return written;
  }

  toString(): string {
    return JSON.stringify(this.act);
  }
}

function noted(events: readonly OrderEvent[], model: OrderModel): readonly OrderEvent[] {
  for (const event of events) {
    model.money.note(event, unfulfilled.includes(model.status) ? 0 : model.total);
    model.provider.note(event);
    if (/^Payment(Initiated|Failed|Expired|Canceled)$/.test(event.type)) model.lastPaymentAt = model.now;
  }
  return events;
}

function begin(beginning: Beginning): { model: OrderModel; real: Real } {
  const model = new OrderModel(beginning);
  const order = new RealOrder(placedAs(beginning));
  noted(order.events, model);
  const real = { order };
  for (const act of beginning.way) new Acting(act).run(model, real);
  return { model, real };
}

/** `LIFECYCLE_RUNS` for more of them. */
const numRuns = Number(process.env.LIFECYCLE_RUNS ?? 200);

test('random commands of random people lead an order only as the specification allows', () => {
  const commands = fc.commands([anyAct.map((act) => new Acting(act))], { maxCommands: 60, size: 'max' });
  fc.assert(
    fc.property(anyBeginning, commands, (beginning, acts) => fc.modelRun(() => begin(beginning), acts)),
    { numRuns },
  );
}, 600_000);
