import { may } from '@bestellwerk/domain/access/policy';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import {
  cancelOrder,
  completeOrder,
  confirmOrder,
  markInDelivery,
  rejectOrder,
} from '@bestellwerk/domain/ordering/order/order-decisions';
import { counterPayment, recordPayment } from '@bestellwerk/domain/ordering/order/payment-decisions';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/http/command-result.js';
import {
  CancelOrder,
  CompleteOrder,
  ConfirmOrder,
  CounterPayment,
  MarkInDelivery,
  RecordPayment,
  RejectOrder,
} from './change-order.js';
import { OrderChanges } from './order-changes.js';

type Answer = Promise<CommandResult<StaffOrder>>;

@CommandHandler(ConfirmOrder)
export class ConfirmOrderHandler implements ICommandHandler<ConfirmOrder> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: ConfirmOrder): Answer {
    return this.changes.execute(command, 'order.confirm', {}, confirmOrder);
  }
}

@CommandHandler(RejectOrder)
export class RejectOrderHandler implements ICommandHandler<RejectOrder> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: RejectOrder): Answer {
    const { message } = command;
    return this.changes.execute(command, 'order.reject', { message }, (order) =>
      rejectOrder(order, { message }),
    );
  }
}

@CommandHandler(MarkInDelivery)
export class MarkInDeliveryHandler implements ICommandHandler<MarkInDelivery> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: MarkInDelivery): Answer {
    return this.changes.execute(command, 'order.advance', {}, markInDelivery);
  }
}

@CommandHandler(CompleteOrder)
export class CompleteOrderHandler implements ICommandHandler<CompleteOrder> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: CompleteOrder): Answer {
    return this.changes.execute(command, 'order.advance', {}, completeOrder);
  }
}

@CommandHandler(CancelOrder)
export class CancelOrderHandler implements ICommandHandler<CancelOrder> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: CancelOrder): Answer {
    const { staff, reason } = command;
    return this.changes.execute(command, 'order.cancel', { reason }, (order) =>
      cancelOrder(order, { reason, mayCancelDispatched: may(staff, 'order.cancelDispatched', order.branch) }),
    );
  }
}

@CommandHandler(RecordPayment)
export class RecordPaymentHandler implements ICommandHandler<RecordPayment> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: RecordPayment): Answer {
    const { metadata, orderId, method, amount } = command;
    const payment = deterministicId('payment', orderId, metadata.key ?? metadata.requestId);
    return this.changes.execute(command, 'order.pay', { method, amount }, (order) =>
      recordPayment(order, { payment, method, amount }),
    );
  }
}

@CommandHandler(CounterPayment)
export class CounterPaymentHandler implements ICommandHandler<CounterPayment> {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: CounterPayment): Answer {
    const { orderId, payment, reason } = command;
    const counterEntry = deterministicId('counter-entry', orderId, payment);
    return this.changes.execute(command, 'payment.correct', { reason }, (order) =>
      counterPayment(order, { counterEntry, payment, reason }),
    );
  }
}

export const changeOrderHandlers = [
  ConfirmOrderHandler,
  RejectOrderHandler,
  MarkInDeliveryHandler,
  CompleteOrderHandler,
  CancelOrderHandler,
  RecordPaymentHandler,
  CounterPaymentHandler,
];
