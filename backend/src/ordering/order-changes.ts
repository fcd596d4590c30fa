import type { Decision } from '@bestellwerk/domain/kernel/decider';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { may, type Action } from '@bestellwerk/domain/access/policy';
import { orderDecider, type ExistingOrder, type Order } from '@bestellwerk/domain/ordering/order/order';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { refuseUnknownOrder } from '@bestellwerk/domain/ordering/order/order-decisions';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { staffOrderAfter } from '@bestellwerk/domain/views/staff-order';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { refuseForbidden } from '../access/staff.js';
import { CommandResult } from '../platform/http/command-result.js';
import { accepted } from '../platform/commands/accepted.js';
import type { ChangeOrder } from './change-order.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';

/** Executes commands of staff on orders: checks the policy, then the rules, and returns the new state. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly eventLog: EventLog,
  ) {}

  /** `payload` is the content of the command without the order; the same key with another payload is refused. */
  async execute(
    { orderId, staff, metadata }: ChangeOrder,
    action: Action,
    payload: unknown,
    decide: (order: ExistingOrder) => Decision<OrderEvent>,
  ): Promise<CommandResult<StaffOrder>> {
    const stream = orderStream(orderId);
    const outcome = await this.transactor.transact({
      stream,
      decider: orderDecider,
      context: this.contexts.contextFor(metadata, payload),
      decide: (order: Order) => {
        if (order.status === 'none') return refuseUnknownOrder();
        return may(staff, action, order.branch) ? decide(order) : refuseForbidden();
      },
    });
    const { position } = accepted(outcome);
    return new CommandResult(await this.read(stream), position);
  }

  /** Reads from the log, as the response to a command must not wait for read models. */
  private async read(stream: string): Promise<StaffOrder> {
    const events = (await this.eventLog.readStream(stream)) as RecordedEvent<OrderEvent>[];
    let order: StaffOrder | undefined;
    for (const event of events) order = staffOrderAfter(order, event);
    return order!;
  }
}
