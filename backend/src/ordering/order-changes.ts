import type { Decision } from '@bestellwerk/domain/kernel/decider';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { may, type Action } from '@bestellwerk/domain/access/policy';
import { orderDecider, type ExistingOrder, type Order } from '@bestellwerk/domain/ordering/order';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order-events';
import { refuseUnknownOrder } from '@bestellwerk/domain/ordering/order-refusals';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { HttpStatus, Injectable } from '@nestjs/common';
import { failureText } from '../http/failure-texts.js';
import { Written } from '../http/written.js';
import { accepted } from './accepted.js';
import type { ChangeOrder } from './change-order.js';
import { CommandContexts } from './command-contexts.js';
import { OrderBoard } from './order-board.js';

/** Carries out what staff do with an order: asks the policy, then the rules, and answers the order as it is then. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly board: OrderBoard,
  ) {}

  /** `said` is what the command says beside its order; the same key with something else is refused. */
  async carryOut(
    { orderId, staff, caller }: ChangeOrder,
    action: Action,
    said: unknown,
    decide: (order: ExistingOrder) => Decision<OrderEvent>,
  ): Promise<Written<StaffOrder>> {
    const outcome = await this.transactor.transact({
      stream: orderStream(orderId),
      decider: orderDecider,
      context: this.contexts.of(caller, said),
      decide: (order: Order) => {
        if (order.status === 'none') return refuseUnknownOrder();
        return may(staff, action, order.branch) ? decide(order) : refuseForbidden();
      },
    });
    const { position } = accepted(outcome);
    const { order, isStale } = await this.board.after(orderId, position);
    return new Written(order, position, isStale);
  }
}

const refuseForbidden = () => refuse('forbidden', 'not-allowed', failureText(HttpStatus.FORBIDDEN));
